import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { fieldError, fieldHelp, fieldLabel } from '../styles/field.css.ts';
import { visuallyHidden } from '../styles/visuallyHidden.css.ts';
import type { FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as styles from '../text-field/TextField.css.ts';

/** Label, help and error around a date: without an `errorMessage` it says what React Aria finds wrong, such as a date that is past. */
export function DateFrame(props: FieldFrameProps & { children: ReactNode }) {
  const { label, isLabelHidden = false, labelPosition = 'above', description, errorMessage, children } = props;
  const rest = labelPosition === 'beside' ? styles.besideRest : undefined;
  return (
    <>
      {label !== undefined && (
        <Label className={isLabelHidden ? visuallyHidden : clsx(fieldLabel, labelPosition === 'beside' && styles.besideLabel)}>
          {label}
        </Label>
      )}
      {children}
      {description !== undefined && !errorMessage && (
        <Text slot="description" className={clsx(fieldHelp, rest)}>
          {description}
        </Text>
      )}
      <FieldError className={clsx(fieldError, rest)}>
        {({ validationErrors }) => (
          <>
            <Icon name="error_circle_filled" />
            <span>{errorMessage ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
