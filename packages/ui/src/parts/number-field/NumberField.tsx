import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  composeRenderProps,
  Group,
  Input,
} from 'react-aria-components';
import { Icon } from '../../foundation/icon-more/index.ts';
import { field } from '../../foundation/styles/field.css.ts';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as frame from '../text-field/TextField.css.ts';
import * as styles from './NumberField.css.ts';
import { useHalfWidth } from './useHalfWidth.ts';

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'children' | 'style'>, FieldFrameProps {
  placeholder?: string | undefined;
  /** Unit after the number: MB, minutes. Screen readers announce it with the field. */
  unit?: ReactNode;
  /** Shows a button for less and one for more. @default true */
  hasSteppers?: boolean | undefined;
  /** @default 'regular' */
  size?: 'regular' | 'large' | undefined;
  /** The `input` itself. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A number is taken over when its field is left. Keys that send a whole form leave none of its fields, so the number is taken before. */
function takeTyped({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
  currentTarget.blur();
  currentTarget.focus();
}

/** A field for a number. It takes no other characters, keeps to `minValue` and `maxValue`, and writes as the language does. */
export function NumberField({
  label,
  isLabelHidden,
  labelPosition,
  description,
  errorMessage,
  placeholder,
  unit,
  hasSteppers = true,
  size = 'regular',
  inputRef,
  className,
  'aria-describedby': describedBy,
  ...props
}: NumberFieldProps) {
  const unitId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  useHalfWidth(boxRef);
  const describedByAll = clsx(describedBy, unit !== undefined && unitId);
  return (
    <AriaNumberField
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...props}
      {...(describedByAll && { 'aria-describedby': describedByAll })}
      className={composeRenderProps(className, (own) => clsx(frame.root, labelPosition === 'beside' && frame.beside, own))}
    >
      <FieldFrame {...{ label, isLabelHidden, labelPosition, description, errorMessage }}>
        <Group ref={boxRef} className={clsx(field, frame.box, styles.box, size === 'large' && frame.large)}>
          <Input
            ref={inputRef}
            onKeyDownCapture={takeTyped}
            className={clsx(frame.input, styles.input)}
            {...(placeholder === undefined ? {} : { placeholder })}
          />
          {unit !== undefined && (
            <span id={unitId} className={styles.unit}>
              {unit}
            </span>
          )}
          {hasSteppers && (
            <span className={styles.steppers}>
              <Button slot="decrement" className={styles.stepper}>
                <Icon name="subtract" />
              </Button>
              <Button slot="increment" className={styles.stepper}>
                <Icon name="add" />
              </Button>
            </span>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
