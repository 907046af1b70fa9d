import { type ReactNode, type Ref, useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './FieldRow.css.ts';
import { FieldRow } from './FieldRow.tsx';

export interface SubjectFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Error shown below the field. A subject that is too long gets an error; it isn't cut. */
  errorMessage?: string | undefined;
  isReadOnly?: boolean | undefined;
  /** Controls at the end of the row, such as the secrecy level. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Subject field of a message being written. */
export function SubjectField({ value, onChange, errorMessage, isReadOnly, end, ref }: SubjectFieldProps) {
  const strings = useStrings().composeForm;
  const id = useId();
  return (
    <FieldRow label={strings.subject} htmlFor={id} errorMessage={errorMessage} errorId={`${id}-error`} end={end}>
      <input
        ref={ref}
        id={id}
        type="text"
        className={styles.subject}
        aria-invalid={errorMessage !== undefined || undefined}
        aria-describedby={errorMessage === undefined ? undefined : `${id}-error`}
        autoComplete="off"
        readOnly={isReadOnly}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldRow>
  );
}
