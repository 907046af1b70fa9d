import { clsx } from 'clsx';
import { useStrings } from '../../foundation/provider/index.ts';
import { inlineVars } from '../../foundation/styles/inlineVars.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { column as columnWidth } from '../../foundation/theme/measures.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Any CSS width. @default '100%' */
  width?: string | undefined;
  className?: string | undefined;
}

/** Gray bar as a placeholder for a line of text. */
export function Skeleton({ width = '100%', className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx(styles.bar, className)} style={{ inlineSize: width }} />;
}

export interface SkeletonRowsProps {
  /** @default 12 */
  count?: number | undefined;
  /** `grid-template-columns` of the rows. @default the columns of the message list */
  columns?: readonly string[] | undefined;
  className?: string | undefined;
}

const { select, state, party, date, size } = columnWidth;
const messageColumns = [select, state, party, 'minmax(0, 1fr)', date, size];
const widths = ['16px', '8px', '70%', '60%', '64%', '48%'];

/** Rows that will come, fading downwards. Nothing is seen for the first 120 ms. */
export function SkeletonRows({ count = 12, columns = messageColumns, className }: SkeletonRowsProps) {
  const { skeleton } = useStrings();
  return (
    <div role="status" className={clsx(styles.rows, className)} style={inlineVars({ [styles.columns]: columns.join(' ') })}>
      <span className={visuallyHidden}>{skeleton.loading}</span>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
        <div key={row} className={styles.row} aria-hidden="true">
          {columns.map((column, index) => (
            <Skeleton
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns do not move
              key={index}
              width={column === select ? widths[0] : column === state ? widths[1] : widths[2 + ((index + row) % 4)]}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
