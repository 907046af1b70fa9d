import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup, type RadioGroupProps as AriaRadioGroupProps, composeRenderProps } from 'react-aria-components';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as frame from '../text-field/TextField.css.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioGroupProps extends Omit<AriaRadioGroupProps, 'children' | 'style'>, FieldFrameProps {
  /** `Radio`s. */
  children: ReactNode;
}

/** One choice out of a few that are all seen. For many choices use `Select`; for one that acts at once `ToggleButtonGroup`. */
export function RadioGroup({
  label,
  isLabelHidden,
  labelPosition,
  description,
  errorMessage,
  children,
  orientation = 'vertical',
  className,
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...props}
      orientation={orientation}
      className={composeRenderProps(className, (own) => clsx(frame.root, labelPosition === 'beside' && frame.beside, own))}
    >
      <FieldFrame {...{ label, isLabelHidden, labelPosition, description, errorMessage }}>
        <div className={clsx(styles.choices[orientation], labelPosition === 'beside' && styles.beside)}>{children}</div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
