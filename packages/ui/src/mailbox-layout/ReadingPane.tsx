import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './ReadingPane.css.ts';
import { useScrollPlace } from './useScrollPlace.ts';

export interface ReadingPaneProps {
  /** Id of the heading that names the article. */
  labelledBy: string;
  /** The `MessageHeader`. */
  header: ReactNode;
  /** Banners, between header and body. */
  notices?: ReactNode;
  /** The `AttachmentList`. It shows above the body; keyboard and screen reader come to it after the letter has been read. */
  files?: ReactNode;
  /** What must be answered before the letter shows whole, and the letter in a `LetterSheet`. */
  children: ReactNode;
  /** Below the letter: the quick reply. */
  foot?: ReactNode;
  /** The delivery status of one's own mail. */
  aside?: ReactNode;
  /** How far the letter is scrolled: taken up when it comes to stand, and kept in step from then on. */
  place?: { scrollTop: number } | undefined;
}

/** Lays a letter out: header, notices, body, files, and beside it what became of it. */
export function ReadingPane({ labelledBy, header, notices, files, children, foot, aside, place }: ReadingPaneProps) {
  const scrolling = useScrollPlace(place);
  return (
    <div className={clsx(styles.reading, aside !== undefined && styles.hasAside)} {...scrolling}>
      <div className={styles.letter} {...scrolling}>
        <article aria-labelledby={labelledBy} className={styles.measure}>
          {header}
          {notices}
          <div className={styles.body}>{children}</div>
          {files !== undefined && <div className={styles.files}>{files}</div>}
          {foot !== undefined && foot !== false && <div className={styles.foot}>{foot}</div>}
        </article>
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** What a letter says, below a rule. */
export function LetterSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
