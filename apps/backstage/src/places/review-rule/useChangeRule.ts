import { changeReviewRule, type ReviewRule } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { reviewRulesOptions } from './review-rule.queries.ts';
import { reviewRuleStrings as s } from './review-rule.strings.ts';

type Change = { place: { beforeId: number | null } } | { isActive: boolean };

/** Changes from the list of the rules: their order, and whether they hold mail. */
export function useChangeRule(rules: readonly ReviewRule[]) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ rule, change }: { rule: ReviewRule; change: Change }) =>
      api.call(changeReviewRule, { params: { id: rule.id }, body: { version: rule.version, ...change } }),
    onSuccess: (_, { rule, change }) => {
      if ('place' in change) toasts.add({ message: formatMessage(s.moved, { name: rule.reason }), tone: 'success' });
    },
    onError: (failed) => toasts.add({ message: describe(failed), tone: 'danger' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reviewRulesOptions.queryKey }),
  });
  const change = (id: string, given: Change) => {
    const rule = rules.find((one) => String(one.id) === id);
    if (rule) mutate({ rule, change: given });
  };
  return {
    move: (id: string, beforeId: string | null) => change(id, { place: { beforeId: beforeId === null ? null : Number(beforeId) } }),
    enable: (id: string, isActive: boolean) => change(id, { isActive }),
  };
}
