import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { fieldError, fieldHelp, fieldLabel } from '../../foundation/styles/field.css.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './TextField.css.ts';

/** Props of the label, help text and error around a field. */
export interface FieldFrameProps {
  /** The name of the field. Without it give `aria-label`. */
  label?: ReactNode;
  /** Keeps the name for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** Position of the label. @default 'above' */
  labelPosition?: 'above' | 'beside' | undefined;
  /** A sentence of help below the field. */
  description?: ReactNode;
  /** Error. If set, the field is marked as invalid. Without it, a date field shows React Aria's own error, such as a date in the past. */
  errorMessage?: ReactNode;
}

/** Label, help and error around a field, tied to it by React Aria's contexts. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  labelPosition = 'above',
  description,
  errorMessage,
  children,
}: FieldFrameProps & { children: ReactNode }) {
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
        {({ validationErrors }) => {
          const words = errorMessage || validationErrors.join(' ');
          // A field may be marked as wrong where the reason stands elsewhere.
          return words ? (
            <>
              <Icon name="error_circle_filled" />
              <span>{words}</span>
            </>
          ) : null;
        }}
      </FieldError>
    </>
  );
}
