import { clsx } from 'clsx';
import { type CSSProperties, type Ref, useState } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  composeRenderProps,
  Group,
  Input,
} from 'react-aria-components';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import { root } from '../text-field/TextField.css.ts';
import * as styles from './CodeInput.css.ts';
import { toDigits } from './toDigits.ts';

export interface CodeInputProps
  extends Omit<
      AriaTextFieldProps,
      'children' | 'ref' | 'style' | 'type' | 'inputMode' | 'maxLength' | 'onCompositionStart' | 'onCompositionEnd'
    >,
    Omit<FieldFrameProps, 'labelPosition'> {
  /** Number of digits. @default 6 */
  length?: number | undefined;
  /** The last digit was given. */
  onComplete?: ((code: string) => void) | undefined;
  /** Alignment of the cells. @default 'start' */
  align?: 'start' | 'center' | undefined;
  /** The `input` itself. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A one-time code, a cell for each digit. It takes a pasted code with blanks and digits of full width. */
export function CodeInput({
  label,
  isLabelHidden,
  description,
  errorMessage,
  length = 6,
  onComplete,
  align = 'start',
  inputRef,
  value: givenValue,
  defaultValue = '',
  onChange,
  className,
  ...props
}: CodeInputProps) {
  const [ownValue, setOwnValue] = useState(() => toDigits(defaultValue, length));
  // What an input method is composing stands as it is until it is done; cleaning it up under its hands would double it.
  const [composed, setComposed] = useState<string | null>(null);
  const value = givenValue ?? ownValue;
  const take = (text: string) => {
    const code = toDigits(text, length);
    if (code === value) return;
    setOwnValue(code);
    onChange?.(code);
    if (code.length === length) onComplete?.(code);
  };
  return (
    <AriaTextField
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      {...props}
      type="text"
      inputMode="numeric"
      value={composed ?? value}
      onChange={composed === null ? take : setComposed}
      onCompositionStart={() => setComposed(value)}
      onCompositionEnd={(event) => {
        setComposed(null);
        if (event.target instanceof HTMLInputElement) take(event.target.value);
      }}
      className={composeRenderProps(className, (own) => clsx(root, styles.align[align], own))}
    >
      <FieldFrame {...{ label, isLabelHidden, description, errorMessage }}>
        <Group className={styles.cells} style={{ [styles.lengthVariable]: length } as CSSProperties}>
          {Array.from({ length }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
              key={index}
              aria-hidden="true"
              className={styles.cell}
              data-current={index === Math.min(value.length, length - 1) || undefined}
            />
          ))}
          <Input ref={inputRef} className={styles.input} />
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
