import { type Reviewer, removeReviewDeputy } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { TableList } from '@jinshu/ui/back-stage';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useWholeList } from '../../core/list/index.ts';
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
  const [asked, setAsked] = useState<Reviewer>();
  const list = useWholeList(useQuery(reviewersOptions), formatMessage(s.none));
  const columns = useReviewerColumns();
  const rowActions = useReviewerActions();
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
        {...list}
        getKey={keyOf}
        textValue={textOf}
        rowSize="tall"
        rowActions={rowActions}
        onAction={(action, reviewer) => (action === 'remove' ? remove(reviewer) : setAsked(reviewer))}
      />
      {asked && <DeputyDialog reviewer={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
