import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
  composeRenderProps,
} from 'react-aria-components';
import { beside, choices } from '../radio-group/RadioGroup.css.ts';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as frame from '../text-field/TextField.css.ts';

export interface CheckboxGroupProps extends Omit<AriaCheckboxGroupProps, 'children' | 'style'>, FieldFrameProps {
  /** `Checkbox`es, each with its `value`. */
  children: ReactNode;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** Several choices that belong together under one name. For a single yes or no use `Checkbox` or `Switch`. */
export function CheckboxGroup({
  label,
  isLabelHidden,
  labelPosition,
  description,
  errorMessage,
  children,
  orientation = 'vertical',
  className,
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...props}
      className={composeRenderProps(className, (own) => clsx(frame.root, labelPosition === 'beside' && frame.beside, own))}
    >
      <FieldFrame {...{ label, isLabelHidden, labelPosition, description, errorMessage }}>
        <div className={clsx(choices[orientation], labelPosition === 'beside' && beside)}>{children}</div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
