import { clsx } from 'clsx';
import { useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatSize } from '../../foundation/text/index.ts';
import { useIsNarrow } from '../../foundation/theme/useIsNarrow.ts';
import { AttachmentCard } from './AttachmentCard.tsx';
import * as styles from './AttachmentList.css.ts';

/** Attachment of a message. */
export interface Attachment {
  /** Number of the part inside its mail. */
  sid: string;
  name: string;
  size: number;
}

/** Props of {@link AttachmentList}. */
export interface AttachmentListProps<T extends Attachment = Attachment> {
  attachments: readonly T[];
  /** Returns the download URL of a file. Without it, the action is hidden. */
  downloadHref?: ((attachment: T) => string) | undefined;
  /** Download URL of a package with all files. Without it, the link is hidden. */
  downloadAllHref?: string | undefined;
  /** Shows a file in place; without it the action is left out. */
  onPreview?: ((attachment: T) => void) | undefined;
  /** Decides for each file whether it can be shown in place. @default always */
  canPreview?: ((attachment: T) => boolean) | undefined;
  /** Copies a file to the file centre; without it the action is left out. */
  onSave?: ((attachment: T) => void) | undefined;
  /** Copies all of them; without it the action is left out. */
  onSaveAll?: (() => void) | undefined;
  formatSize?: ((bytes: number) => string) | undefined;
  className?: string | undefined;
}

/** A message with thousands of attachments must open as quickly as any other. */
const mostShown = 50;
/** On a phone the message itself must stay visible. */
const mostOnPhones = 3;

/** Attachments of a message, with the actions for each. */
export function AttachmentList<T extends Attachment>({
  attachments,
  downloadHref,
  downloadAllHref,
  onPreview,
  canPreview,
  onSave,
  onSaveAll,
  formatSize: ownFormat,
  className,
}: AttachmentListProps<T>) {
  const { attachmentList: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  const writeSize = ownFormat ?? ((bytes: number) => formatSize(bytes, locale));
  const [showsAll, setShowsAll] = useState(false);
  const isNarrow = useIsNarrow();
  const most = isNarrow ? mostOnPhones : mostShown;
  if (attachments.length === 0) return null;
  const shown = showsAll ? attachments : attachments.slice(0, most);
  const left = attachments.length - shown.length;
  const total = attachments.reduce((sum, { size }) => sum + size, 0);
  return (
    <section className={clsx(styles.section, className)} aria-label={words.count(attachments.length)}>
      <div className={styles.head}>
        <Icon name="attach" size={16} />
        <span className={styles.count}>{words.count(attachments.length)}</span>
        <span className={styles.total}>{writeSize(total)}</span>
        <span className={styles.links}>
          {onSaveAll && (
            <button type="button" className={styles.link} onClick={onSaveAll}>
              {words.saveAll}
            </button>
          )}
          {downloadAllHref !== undefined && (
            <a className={styles.link} href={downloadAllHref} download="">
              {words.downloadAll}
            </a>
          )}
        </span>
      </div>
      <ul className={styles.list}>
        {shown.map((attachment) => (
          <AttachmentCard
            key={attachment.sid}
            attachment={attachment}
            size={writeSize(attachment.size)}
            {...{ downloadHref, onPreview, canPreview, onSave }}
          />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.link} onClick={() => setShowsAll(true)}>
          {isNarrow ? words.andMore(left) : words.showAll(attachments.length)}
        </button>
      )}
    </section>
  );
}
