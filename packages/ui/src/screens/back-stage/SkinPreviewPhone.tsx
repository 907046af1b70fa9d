import { Icon } from '../../foundation/icon/index.ts';
import { Button } from '../../parts/button/index.ts';
import * as preview from './SkinPreview.css.ts';
import type { SkinPreviewWords } from './SkinPreview.tsx';
import * as styles from './SkinPreviewPhone.css.ts';

const places = ['mail', 'calendar_ltr', 'folder', 'book_contacts'] as const;

/** Places of the rail, the first of them active. */
export const PreviewPlaces = () =>
  places.map((name, index) => (
    <span key={name} className={index === 0 ? preview.place.active : preview.place.usual}>
      <Icon name={name} />
    </span>
  ));

/** The list on a phone: the places are below it, and each message has two lines. */
export const SkinPreviewPhone = ({ words: { systemName, compose, folders, messages } }: { words: SkinPreviewWords }) => (
  <div className={styles.screen}>
    <div className={styles.bar}>
      <Icon name="navigation" />
      <span className={styles.title}>{folders[0] ?? systemName}</span>
      <Icon name="search" />
    </div>
    <div className={styles.list}>
      {messages.map(({ party, subject, isUnread = false }, index) => (
        <div key={subject} className={index === 2 ? styles.row.selected : styles.row.usual}>
          <span className={isUnread ? preview.mark : preview.noMark} />
          <span className={styles.lines}>
            <span className={isUnread ? preview.strong : preview.plain}>{party}</span>
            <span className={preview.plain}>{subject}</span>
          </span>
        </div>
      ))}
    </div>
    <div className={styles.compose}>
      <Button tone="accent">{compose}</Button>
    </div>
    <div className={styles.places}>
      <PreviewPlaces />
    </div>
  </div>
);
