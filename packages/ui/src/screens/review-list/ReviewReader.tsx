import { clsx } from 'clsx';
import { useId } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { Attachment } from '../../mail/attachment-list/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import type { RejectFormProps } from './RejectForm.tsx';
import { ReviewActions, type ReviewActionsProps } from './ReviewActions.tsx';
import { ReviewLetter, type ReviewLetterProps, type ReviewMail } from './ReviewLetter.tsx';
import * as list from './ReviewList.css.ts';
import * as styles from './ReviewReader.css.ts';

export interface ReviewReaderProps<T extends Attachment = Attachment>
  extends Pick<RejectFormProps, 'presets' | 'errorMessage'>,
    Pick<ReviewActionsProps, 'isAsking' | 'onAskingChange'>,
    Omit<ReviewLetterProps<T>, 'mail' | 'titleId'> {
  /** The mail; `null` says that it cannot be found. */
  mail: ReviewMail<T> | null;
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
  className?: string | undefined;
}

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
      <ReviewLetter {...props} mail={mail} titleId={titleId} />
    </article>
  );
}
