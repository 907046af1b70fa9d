import { clsx } from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatDate, showBidiControls } from '../../foundation/text/index.ts';
import { type Attachment, AttachmentList, type AttachmentListProps } from '../../mail/attachment-list/index.ts';
import type { Person } from '../../mail/message-list/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import type { RejectFormProps } from './RejectForm.tsx';
import { ReviewActions, type ReviewActionsProps } from './ReviewActions.tsx';
import * as list from './ReviewList.css.ts';
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

export interface ReviewReaderProps<T extends Attachment = Attachment>
  extends Pick<RejectFormProps, 'presets' | 'errorMessage'>,
    Pick<ReviewActionsProps, 'isAsking' | 'onAskingChange'>,
    Pick<AttachmentListProps<T>, 'downloadHref' | 'onPreview' | 'canPreview'> {
  /** The mail; `null` says that it cannot be found. */
  mail: ReviewMail<T> | null;
  /** The body: a `ReviewBody`. */
  children?: ReactNode;
  /** The mail waits for an answer; one that was answered can only be read. @default true */
  isWaiting?: boolean | undefined;
  onPermit: () => void;
  onReject: (reason: string) => void;
  onClose: () => void;
  /** Position and total number of messages, as formatted text. */
  place?: string | undefined;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  /** The time on a 12-hour clock with morning and afternoon. @default false */
  isTwelveHour?: boolean | undefined;
  className?: string | undefined;
}

const scrollMs = 600;

/** A held mail as a reviewer reads it, with the answer above it. */
export function ReviewReader<T extends Attachment>(props: ReviewReaderProps<T>) {
  const { mail, isWaiting = true, onClose, place, onPrevious, onNext, className } = props;
  const words = useStrings().review;
  const titleId = useId();
  if (!mail)
    return (
      <EmptyState drawing="lost" title={words.notFound} isAnnounced actions={<Button onPress={onClose}>{words.close}</Button>}>
        {words.notFoundHelp}
      </EmptyState>
    );
  return (
    <article aria-labelledby={titleId} className={clsx(styles.root, className)}>
      <div className={list.toolbar}>
        {isWaiting && (
          <>
            <ReviewActions
              count={1}
              presets={props.presets}
              errorMessage={props.errorMessage}
              isPending={props.isPending}
              isAsking={props.isAsking}
              onAskingChange={props.onAskingChange}
              onPermit={props.onPermit}
              onReject={props.onReject}
            />
            <span className={styles.divider} />
          </>
        )}
        <Button variant="quiet" icon={<Icon name="arrow_left" isMirrored />} onPress={onClose}>
          {words.close}
        </Button>
        <span className={list.spacer} />
        {place !== undefined && <span className={styles.place}>{place}</span>}
        {onPrevious && <IconButton label={words.previous} icon={<Icon name="arrow_up" />} onPress={onPrevious} />}
        {onNext && <IconButton label={words.next} icon={<Icon name="arrow_down" />} onPress={onNext} />}
      </div>
      <Letter {...props} mail={mail} titleId={titleId} />
    </article>
  );
}

function Letter<T extends Attachment>({
  mail,
  titleId,
  children,
  downloadHref,
  onPreview,
  canPreview,
  isTwelveHour,
}: ReviewReaderProps<T> & { mail: ReviewMail<T>; titleId: string }) {
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
