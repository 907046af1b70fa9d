import { removeOrganisationSender } from '@jinshu/api';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useLate, useListAddress, useListWords } from '../../core/list/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { sendersKey, sendersOptions } from './filter.queries.ts';
import { organisationSenderStrings as s } from './organisation-sender.strings.ts';
import { useSystemChange } from './useSystemChange.ts';

/** The page of the senders that the address names, and the removal of one. */
export function useSenders() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const address = useListAddress();
  const { retryLabel, ...words } = useListWords();
  const { data, error, refetch, isPending } = useQuery(sendersOptions(address, useLate(address.keyword).trim()));
  const { mutate } = useSystemChange(sendersKey);
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)} />, [formatMessage]);
  return {
    remove: (pattern: string) => mutate(() => api.call(removeOrganisationSender, { body: { pattern } })),
    list: {
      search: { label: formatMessage(s.search), value: address.keyword, onChange: address.setKeyword },
      rows: data?.results ?? [],
      isLoading: isPending,
      emptyState,
      failure: error && !data ? { message: describe(error), retryLabel, onRetry: () => void refetch() } : undefined,
      page: address.page,
      pageSize: address.pageSize,
      total: data?.count ?? 0,
      onPageChange: address.setPage,
      onPageSizeChange: address.setPageSize,
      ...words,
    },
  };
}
