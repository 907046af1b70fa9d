import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import * as styles from './FieldRow.css.ts';

export interface FieldRowProps {
  /** The word before the field. */
  label: string;
  /** The id of the input the label belongs to; without it the label is a plain word. */
  htmlFor?: string | undefined;
  /** The id of the label, for parts that are named by it. */
  labelId?: string | undefined;
  /** What is wrong, below the field. */
  errorMessage?: string | undefined;
  /** The id of the error, for `aria-describedby`. */
  errorId?: string | undefined;
  /** Controls at the end of the row. */
  end?: ReactNode;
  /** `line` stands among the lines of a letter's head, `box` among the fields of a form. @default 'line' */
  variant?: 'line' | 'box' | undefined;
  /** Phones leave it out while nobody stands in it, until all fields are asked for. @default false */
  isRare?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** One line of the head of a letter: its name, its field, and what is wrong with it. */
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
