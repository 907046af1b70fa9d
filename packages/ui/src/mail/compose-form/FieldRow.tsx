import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import * as styles from './FieldRow.css.ts';

export interface FieldRowProps {
  /** The word before the field. */
  label: string;
  /** The id of the input the label belongs to; without it the label is a plain word. */
  htmlFor?: string | undefined;
  /** The id of the label, for parts that are named by it. */
  labelId?: string | undefined;
  /** Error shown below the field. */
  errorMessage?: string | undefined;
  /** The id of the error, for `aria-describedby`. */
  errorId?: string | undefined;
  /** Controls at the end of the row. */
  end?: ReactNode;
  /** `line` is a row in the header of a message, `box` a field of a form. @default 'line' */
  variant?: 'line' | 'box' | undefined;
  /** Whether phones hide the row while it's empty, until the user shows all fields. @default false */
  isRare?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Row in the header of a message, with label, field and error. */
export function FieldRow({ label, htmlFor, labelId, errorMessage, errorId, end, variant, isRare, children, className }: FieldRowProps) {
  return (
    <div className={clsx(styles.row, variant === 'box' && styles.boxed, className)} data-rare={isRare || undefined}>
      {htmlFor === undefined ? (
        <span id={labelId} className={styles.label}>
          {label}
        </span>
      ) : (
        <label id={labelId} htmlFor={htmlFor} className={styles.label}>
          {label}
        </label>
      )}
      <div className={styles.value} data-invalid={errorMessage !== undefined || undefined}>
        <div className={styles.field}>{children}</div>
        {end !== undefined && end !== null && <div className={styles.end}>{end}</div>}
        {errorMessage !== undefined && (
          <p id={errorId} className={styles.error}>
            <Icon name="error_circle_filled" size={16} />
            {errorMessage}
          </p>
        )}
      </div>
    </div>
  );
}
