import * as styles from './MessageSkeleton.css.ts';

const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** Rows to come, in the columns they will have. They show after 120 ms, so that a quick answer brings no flash. */
export function MessageSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.box} />
          <span className={styles.bar} data-part="party" />
          <span className={styles.bar} data-part="subject" />
          <span className={styles.bar} data-part="date" />
          <span className={styles.bar} data-part="size" />
        </div>
      ))}
    </div>
  );
}
