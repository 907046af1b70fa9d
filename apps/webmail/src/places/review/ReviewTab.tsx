import { canPreview, Problem, type ReviewMail } from '@jinshu/api';
import type { MailTab, ReviewContext } from '@jinshu/mail-machines';
import { Banner } from '@jinshu/ui/banner';
import { ReviewBody, ReviewReader } from '@jinshu/ui/review-list';
import { SkeletonRows } from '@jinshu/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type IntlShape, useIntl } from 'react-intl';
import { useAccount, useClock } from '../../core/account/index.ts';
import { reviewListOptions, reviewMailOptions } from '../../core/cache/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { AnswerFailed } from './AnswerFailed.tsx';
import { reviewStrings as s } from './review.strings.ts';
import { useReview } from './useReview.ts';
import { useReviewFiles } from './useReviewFiles.ts';

/** A held mail in a tab of its own (REV-08 to REV-20). */
export function ReviewTab({ tab: { id: place, uid: reviewId } }: { tab: MailTab }) {
  const intl = useIntl();
  const clock = useClock();
  const { account, api, status } = useAccount();
  const { review, context, answering, failed } = useReview(place);
  const { data: mail, error, refetch } = useQuery(reviewMailOptions(api, reviewId));
  const { hrefOf, preview } = useReviewFiles(reviewId);
  const neighbours = useNeighbours(reviewId, place, context);
  const close = () => account.send({ type: 'close', id: place });

  const isLost = error instanceof Problem && error.code === 'mail-not-found';
  if (error && !isLost) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  if (!mail && !isLost) return <SkeletonRows />;
  const shown = isLost || !mail ? null : mail;
  return (
    <>
      <ReviewReader
        mail={
          shown && { ...shown, reason: reasonOf(intl, clock, shown), attachments: shown.attachments.filter(({ isInline }) => !isInline) }
        }
        isWaiting={shown?.status === 'wait'}
        isTwelveHour={status.uses12Hours}
        {...answering([reviewId])}
        onReject={(reason) => review.send({ type: 'reject', ids: [reviewId], reason, place })}
        onClose={close}
        {...neighbours}
        canPreview={({ name }) => canPreview(name)}
        downloadHref={({ sid }) => hrefOf(sid)}
        // What burns is not kept in a form that outlives it.
        onPreview={shown && !shown.isBurn ? (file) => preview(file, shown.subject) : undefined}
      >
        {shown && (
          <>
            {shown.isSealed && <Banner>{intl.formatMessage(s.sealed)}</Banner>}
            {shown.isBurn && !shown.isSealed && <Banner>{intl.formatMessage(s.burn)}</Banner>}
            <ReviewBody
              html={shown.isHtml ? shown.html : undefined}
              text={shown.text}
              resolveCid={(contentId) => {
                const part = shown.attachments.find((attachment) => attachment.contentId === contentId);
                return part && hrefOf(part.sid);
              }}
            />
          </>
        )}
      </ReviewReader>
      {failed !== undefined && <AnswerFailed review={review} problem={failed} />}
    </>
  );
}

/** Returns why the message was held. For a decided message, returns the decision and who made it. */
function reasonOf(
  { formatMessage, formatDate }: IntlShape,
  clock: ReturnType<typeof useClock>,
  { status, heldReason, list, reason, decidedBy, decidedFor, decidedAt }: ReviewMail,
) {
  if (status === 'wait') return list === '' ? heldReason : formatMessage(s.ofList, { list });
  const date = formatDate(decidedAt ?? undefined, { dateStyle: 'medium', timeStyle: 'short', ...clock });
  if (decidedBy === '') return formatMessage(s.undecided, { date, reason });
  const name = decidedFor === '' ? decidedBy : formatMessage(s.deputy, { name: decidedBy, other: decidedFor });
  return status === 'permit' ? formatMessage(s.permittedBy, { name, date }) : formatMessage(s.rejectedBy, { name, date, reason });
}

/** Returns the position of the message in the list, and functions that open its neighbors on the current page. */
function useNeighbours(reviewId: number, place: string, { status, page, pageSize }: ReviewContext) {
  const { formatMessage } = useIntl();
  const { account, api } = useAccount();
  const { data } = useQuery(reviewListOptions(api, { status, page, pageSize }));
  const items = data?.results ?? [];
  const index = items.findIndex(({ id }) => id === reviewId);
  if (index < 0) return {};
  const to = (item: (typeof items)[number] | undefined) =>
    item &&
    (() => {
      account.send({ type: 'openReview', reviewId: item.id, title: item.subject });
      account.send({ type: 'close', id: place });
    });
  return {
    place: formatMessage(s.place, { position: (page - 1) * pageSize + index + 1, count: data?.count ?? 0 }),
    onPrevious: to(items[index - 1]),
    onNext: to(items[index + 1]),
  };
}
