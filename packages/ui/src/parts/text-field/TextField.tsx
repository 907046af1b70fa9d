import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  composeRenderProps,
  Group,
  Input,
} from 'react-aria-components';
import { field } from '../../foundation/styles/field.css.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import * as styles from './TextField.css.ts';
import { useFieldText } from './useFieldText.ts';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'ref' | 'style'>, FieldFrameProps {
  placeholder?: string | undefined;
  /** An icon or words before the text. */
  start?: ReactNode;
  /** Words or a control after the text. */
  end?: ReactNode;
  /** @default 'regular' */
  size?: 'regular' | 'large' | undefined;
  /** Shows how much of `maxLength` is used, and announces it when little is left. @default false */
  showsCount?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A field for a line of text. For several use `TextArea`, for a password `PasswordField`, for words to find `SearchField`. */
export function TextField({
  label,
  isLabelHidden,
  labelPosition,
  description,
  errorMessage,
  placeholder,
  start,
  end,
  size = 'regular',
  showsCount = false,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  const { maxLength } = props;
  const { value, onChange } = useFieldText(props);
  return (
    <AriaTextField
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...props}
      onChange={onChange}
      className={composeRenderProps(className, (own) => clsx(styles.root, labelPosition === 'beside' && styles.beside, own))}
    >
      <FieldFrame {...{ label, isLabelHidden, labelPosition, description, errorMessage }}>
        <Group className={clsx(field, styles.box, size === 'large' && styles.large)}>
          {start}
          <Input ref={inputRef} className={styles.input} {...(placeholder === undefined ? {} : { placeholder })} />
          {showsCount && maxLength !== undefined && <CharacterCount length={value.length} maxLength={maxLength} />}
          {end}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
