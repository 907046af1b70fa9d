import { type ReactNode, useRef } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatDate, showBidiControls } from '../../foundation/text/index.ts';
import { type Attachment, AttachmentList, type AttachmentListProps } from '../../mail/attachment-list/index.ts';
import type { Person } from '../../mail/message-list/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import * as styles from './ReviewReader.css.ts';
import { scrollTo } from './scrollTo.ts';

/** A held mail, opened. */
export interface ReviewMail<T extends Attachment = Attachment> {
  subject: string;
  sender: Person;
  to: readonly Person[];
  cc?: readonly Person[] | undefined;
  /** Bcc recipients, hidden from all other recipients. */
  bcc?: readonly Person[] | undefined;
  sentAt: string;
  /** Why it was held. */
  reason?: string | undefined;
  attachments?: readonly T[] | undefined;
}

export interface ReviewLetterProps<T extends Attachment> extends Pick<AttachmentListProps<T>, 'downloadHref' | 'onPreview' | 'canPreview'> {
  mail: ReviewMail<T>;
  /** Id of the subject, which names the mail. */
  titleId: string;
  /** The body: a `ReviewBody`. */
  children?: ReactNode;
  /** The time on a 12-hour clock with morning and afternoon. @default false */
  isTwelveHour?: boolean | undefined;
}

const scrollMs = 600;

/** A held mail with its sender, its recipients, its body and its attachments. */
export function ReviewLetter<T extends Attachment>({
  mail,
  titleId,
  children,
  downloadHref,
  onPreview,
  canPreview,
  isTwelveHour,
}: ReviewLetterProps<T>) {
  const { review: words, attachmentList, messageHeader } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  const filesRef = useRef<HTMLDivElement>(null);
  const { subject, sender, to, cc = [], bcc = [], sentAt, reason, attachments = [] } = mail;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long letter is scrolled with the arrow keys
    <section className={styles.scroller} aria-labelledby={titleId} tabIndex={0}>
      <div className={styles.sheet}>
        {reason !== undefined && <Banner tone="warning">{reason}</Banner>}
        <div className={styles.head}>
          <h2 id={titleId} className={styles.subject} dir="auto">
            {showBidiControls(subject) || words.noSubject}
          </h2>
          {attachments.length > 0 && (
            <Button
              variant="link"
              tone="accent"
              icon={<Icon name="attach" />}
              onPress={() => filesRef.current && scrollTo(filesRef.current, scrollMs)}
            >
              {attachmentList.count(attachments.length)}
            </Button>
          )}
        </div>
        <dl className={styles.people}>
          <Row term={messageHeader.from} people={[sender]} />
          <Row term={messageHeader.to} people={to} />
          {cc.length > 0 && <Row term={messageHeader.cc} people={cc} />}
          {bcc.length > 0 && <Row term={messageHeader.bcc} people={bcc} />}
          <dt className={styles.term}>{words.date}</dt>
          <dd className={styles.person}>{formatDate(sentAt, { locale, isTwelveHour })}</dd>
        </dl>
        {children}
        {attachments.length > 0 && (
          <div ref={filesRef}>
            <AttachmentList attachments={attachments} downloadHref={downloadHref} onPreview={onPreview} canPreview={canPreview} />
          </div>
        )}
      </div>
    </section>
  );
}

function Row({ term, people }: { term: string; people: readonly Person[] }) {
  const separator = useStrings().messageHeader.nameSeparator;
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.person}>
        {people.map(({ name, address }, index) => (
          <span key={address}>
            {index > 0 && separator}
            {name !== '' && <bdi>{showBidiControls(name)} </bdi>}
            <bdi className={styles.address}>{address}</bdi>
          </span>
        ))}
      </dd>
    </>
  );
}
