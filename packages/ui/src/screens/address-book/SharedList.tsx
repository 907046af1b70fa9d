import { type ReactNode, useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import * as styles from './ContactCard.css.ts';

/** A message or an event that the user and the contact share. */
export interface SharedEntry {
  id: string;
  title: string;
  /** Time, as it is shown. */
  time: string;
  isUnread?: boolean | undefined;
}

/** Messages or events on a card. */
export interface SharedEntries {
  entries: readonly SharedEntry[];
  total: number;
  onOpen: (id: string) => void;
  /** Shows all of them. */
  onShowAll?: (() => void) | undefined;
}

/** Messages or events that the user and a contact share. */
export function SharedList({ title, icon, entries, total, onOpen, onShowAll }: SharedEntries & { title: string; icon: ReactNode }) {
  const { addressBook: words } = useStrings();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h3 id={id} className={styles.sectionTitle}>
          {title}
        </h3>
        {onShowAll && total > 0 && (
          <Button variant="link" tone="accent" size="small" onPress={onShowAll}>
            {words.showAll}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <button type="button" className={styles.entry} data-unread={entry.isUnread || undefined} onClick={() => onOpen(entry.id)}>
              {icon}
              <bdi className={styles.entryTitle}>{entry.title}</bdi>
              <span className={styles.entryTime}>{entry.time}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
