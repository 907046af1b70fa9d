import { clsx } from 'clsx';
import type { CSSProperties, Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  composeRenderProps,
  Group,
} from 'react-aria-components';
import { field } from '../../foundation/styles/field.css.ts';
import { CharacterCount } from '../text-field/CharacterCount.tsx';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as frame from '../text-field/TextField.css.ts';
import { useFieldText } from '../text-field/useFieldText.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends Omit<AriaTextFieldProps, 'children' | 'ref' | 'style' | 'type'>, FieldFrameProps {
  placeholder?: string | undefined;
  /** Lines the field has while it is empty. @default 3 */
  rows?: number | undefined;
  /** Lines it grows to; from then on the text scrolls. With the number of `rows` it keeps its height. @default 10 */
  maxRows?: number | undefined;
  /** Shows how much of `maxLength` is used, and announces it when little is left. @default true */
  showsCount?: boolean | undefined;
  /** The `textarea` itself. */
  textAreaRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** A field for several lines of plain text. It grows with what is written. For one line use `TextField`. */
export function TextArea({
  label,
  isLabelHidden,
  labelPosition,
  description,
  errorMessage,
  placeholder,
  rows = 3,
  maxRows = 10,
  showsCount = true,
  textAreaRef,
  className,
  ...props
}: TextAreaProps) {
  const { maxLength } = props;
  const { value, onChange } = useFieldText(props);
  const isGrowing = maxRows > rows;
  return (
    <AriaTextField
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...props}
      onChange={onChange}
      className={composeRenderProps(className, (own) => clsx(frame.root, labelPosition === 'beside' && frame.beside, own))}
    >
      <FieldFrame {...{ label, isLabelHidden, labelPosition, description, errorMessage }}>
        <Group className={clsx(field, frame.box, styles.box)}>
          <AriaTextArea
            ref={textAreaRef}
            rows={rows}
            className={clsx(frame.input, styles.text, isGrowing && styles.growing)}
            style={{ [styles.rowsVariable]: maxRows, minBlockSize: `${rows}lh` } as CSSProperties}
            {...(placeholder === undefined ? {} : { placeholder })}
          />
          {showsCount && maxLength !== undefined && (
            <span className={styles.foot}>
              <CharacterCount length={value.length} maxLength={maxLength} />
            </span>
          )}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
