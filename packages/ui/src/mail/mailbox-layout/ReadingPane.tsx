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
  /** The `AttachmentList`. It is shown above the body; keyboard and screen reader reach it after the message. */
  files?: ReactNode;
  /** Prompts to answer before the whole message is shown, and the message in a `LetterSheet`. */
  children: ReactNode;
  /** Content below the message: the quick reply. */
  foot?: ReactNode;
  /** Delivery status of a message sent by the user. */
  aside?: ReactNode;
  /** Scroll position of the message: applied on mount and updated while scrolling. */
  place?: { scrollTop: number } | undefined;
}

/** Layout of a message: header, notices, body and files, with the delivery status beside it. */
export function ReadingPane({ labelledBy, header, notices, files, children, foot, aside, place }: ReadingPaneProps) {
  const scrolling = useScrollPlace(place);
  return (
    <div className={styles.place}>
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
    </div>
  );
}

/** Content of a message, below a divider. */
export function LetterSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
