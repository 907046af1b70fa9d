import { type ReviewItem, reviewStatuses } from '@jinshu/api';
import { reviewListPlace } from '@jinshu/mail-machines';
import { Pagination } from '@jinshu/ui/pagination';
import { ReviewList, type ReviewItem as ShownItem } from '@jinshu/ui/review-list';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { reviewListOptions } from '../../core/cache/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { AnswerFailed } from './AnswerFailed.tsx';
import { reviewStrings as s } from './review.strings.ts';
import { useReview } from './useReview.ts';

const none: ReadonlySet<string> = new Set();

/** Messages that wait for a reviewer, and those already decided (REV-04 to REV-07). */
export function ReviewListPane() {
  const intl = useIntl();
  const { account, api, status: session } = useAccount();
  const { review, context, answering, failed } = useReview(reviewListPlace);
  const { status, page, pageSize } = context;
  const [selected, setSelected] = useState(none);
  const views = useQueries({
    queries: reviewStatuses.map((view) => reviewListOptions(api, { status: view, page: view === status ? page : 1, pageSize })),
  });
  const viewOf = (view: (typeof reviewStatuses)[number]) => views[reviewStatuses.indexOf(view)];
  const shown = viewOf(status);
  const count = shown?.data?.count ?? 0;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const isBeyond = shown?.isSuccess === true && !shown.isPlaceholderData && page > pages;
  useEffect(() => {
    if (isBeyond) review.send({ type: 'turn', page: pages });
  }, [isBeyond, review, pages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen belongs to one page of one view
  useEffect(() => setSelected(none), [status, page, pageSize]);

  if (shown?.error && !shown.data) return <ScreenFailure error={shown.error} onRetry={() => void shown.refetch()} />;
  const items = shown?.data?.results.map((item) => toShown(intl, item, status)) ?? [];
  const chosen = items.filter(({ id }) => selected.has(id)).map(({ id }) => Number(id));
  return (
    <>
      <ReviewList
        status={status}
        onStatusChange={(next) => review.send({ type: 'show', status: next })}
        counts={{ wait: viewOf('wait')?.data?.count, permit: viewOf('permit')?.data?.count, reject: viewOf('reject')?.data?.count }}
        items={items}
        isLoading={shown?.isPending}
        isTwelveHour={session.uses12Hours}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        onOpen={({ id, subject }) => account.send({ type: 'openReview', reviewId: Number(id), title: subject })}
        {...answering(chosen)}
        onReject={(_, reason) => review.send({ type: 'reject', ids: chosen, reason, place: reviewListPlace })}
        pagination={
          <Pagination
            page={page}
            pageSize={pageSize}
            total={count}
            onPageChange={(next) => review.send({ type: 'turn', page: next })}
            onPageSizeChange={(size) => review.send({ type: 'choosePageSize', pageSize: size })}
          />
        }
      />
      {failed !== undefined && <AnswerFailed review={review} problem={failed} />}
    </>
  );
}

function toShown(
  { formatMessage }: IntlShape,
  { id, recipients, recipientCount: count, list, ...item }: ReviewItem,
  status: (typeof reviewStatuses)[number],
): ShownItem {
  const [first] = recipients;
  const name = first ? first.name || first.address : '';
  const recipient = count > 1 ? formatMessage(s.recipients, { name, count }) : name;
  const reason = status === 'wait' && list !== '' ? formatMessage(s.ofList, { list }) : item.reason;
  return { ...item, id: String(id), recipient, reason };
}
