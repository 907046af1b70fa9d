import { type Filter, filterResource, sortFilters } from '@jinshu/api';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { sessionKeys } from '../../../core/cache/index.ts';
import { failing, tellFailure } from '../../../core/problem/index.ts';
import { useSettingsRows } from '../useSettingsRows.ts';

/** Filter rules in order of priority, with their actions. */
export function useFilterRules() {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const own = useSettingsRows(filterResource);
  const order = useMutation({
    mutationFn: (ids: readonly number[]) => api.call(sortFilters, { body: { ids: [...ids] } }),
    // The rows move before the server responds.
    onMutate: (ids) => {
      queryClient.setQueryData<Filter[]>([...sessionKeys.all, filterResource.name], (known) =>
        known?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      );
    },
    onError: (error) => tellFailure(intl, error, failing.save),
    onSettled: () => own.refetch(),
  });
  return { ...own, sort: (keys: readonly string[]) => order.mutate(keys.map(Number)) };
}

export type FilterRuleList = ReturnType<typeof useFilterRules>;
