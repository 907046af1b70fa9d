import { clsx } from 'clsx';
import { DateInput, type DateInputProps, DateSegment } from 'react-aria-components';
import * as styles from './DateField.css.ts';

/** The parts of a date, each typed into or turned with Up and Down. */
export function DateSegments({ className, slot }: Pick<DateInputProps, 'slot'> & { className?: string | undefined }) {
  return (
    <DateInput {...(slot !== undefined && { slot })} className={clsx(styles.segments, className)}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
