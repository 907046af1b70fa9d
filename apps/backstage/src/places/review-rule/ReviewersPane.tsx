import { type Reviewer, removeReviewDeputy } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { TableList } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useListWords } from '../../core/list/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { DeputyDialog } from './DeputyDialog.tsx';
import { reviewersOptions } from './review-rule.queries.ts';
import { reviewerStrings as s } from './reviewer.strings.ts';
import { useReviewerActions, useReviewerColumns } from './useReviewerColumns.tsx';

const keyOf = ({ id }: Reviewer) => String(id);
const textOf = ({ name, userName }: Reviewer) => `${name} ${userName}`;

/** Reviewers with their rules and deputies (BAK-62). */
export function ReviewersPane() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const { retryLabel } = useListWords();
  const [asked, setAsked] = useState<Reviewer>();
  const { data, error, refetch, isPending } = useQuery(reviewersOptions);
  const columns = useReviewerColumns();
  const rowActions = useReviewerActions();
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)} />, [formatMessage]);
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: Reviewer) => api.call(removeReviewDeputy, { params: { id } }),
    onSuccess: () => toasts.add({ message: formatMessage(s.removed), tone: 'success' }),
    onError: (failed) => toasts.add({ message: describe(failed), tone: 'danger' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reviewersOptions.queryKey }),
  });
  return (
    <>
      <TableList
        label={formatMessage(s.grid)}
        columns={columns}
        rows={data ?? []}
        getKey={keyOf}
        textValue={textOf}
        rowSize="tall"
        rowActions={rowActions}
        onAction={(action, reviewer) => (action === 'remove' ? remove(reviewer) : setAsked(reviewer))}
        isLoading={isPending}
        emptyState={emptyState}
        failure={error && !data ? { message: describe(error), retryLabel, onRetry: () => void refetch() } : undefined}
        page={1}
        pageSize={Math.max(1, data?.length ?? 1)}
        total={data?.length ?? 0}
        onPageChange={() => undefined}
      />
      {asked && <DeputyDialog reviewer={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
