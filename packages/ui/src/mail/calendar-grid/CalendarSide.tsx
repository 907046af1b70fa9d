import type { ReactNode } from 'react';
import * as styles from './CalendarSide.css.ts';

/** Column next to a calendar: the button for a new event, a small month, the calendars. */
export function CalendarSide({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** A page of settings of the calendar: its title and the way back above what is set. */
export function CalendarPage({ title, start, children }: { title?: string; start?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        {start}
        {title !== undefined && <h1 className={styles.title}>{title}</h1>}
        <div className={styles.wide}>{children}</div>
      </div>
    </div>
  );
}
