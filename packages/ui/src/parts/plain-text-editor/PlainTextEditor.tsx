import { clsx } from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './PlainTextEditor.css.ts';

export interface PlainTextEditorProps {
  /** The name of the field. @default the word for Body */
  label?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onFocus?: (() => void) | undefined;
  placeholder?: string | undefined;
  isReadOnly?: boolean | undefined;
  errorMessage?: string | undefined;
  /** Controls of the row above, such as the switch to HTML. */
  end?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Editor for a message without formatting. For formatted text use `RichTextEditor`. */
export function PlainTextEditor({
  label,
  value,
  onChange,
  onFocus,
  placeholder,
  isReadOnly,
  errorMessage,
  end,
  className,
  ref,
}: PlainTextEditorProps) {
  const strings = useStrings().richTextEditor;
  const id = useId();
  return (
    <div className={clsx(styles.root, className)}>
      {end !== undefined && <div className={styles.bar}>{end}</div>}
      {errorMessage !== undefined && (
        <p id={id} className={styles.error}>
          {errorMessage}
        </p>
      )}
      <textarea
        ref={ref}
        aria-label={label ?? strings.body}
        aria-invalid={errorMessage !== undefined || undefined}
        aria-describedby={errorMessage === undefined ? undefined : id}
        className={styles.text}
        placeholder={placeholder}
        readOnly={isReadOnly}
        value={value}
        onFocus={onFocus}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
