import { changeDomain, type OperationDomain } from '@jinshu/api';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { useListWords } from '../../core/list/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import type { AskedOfDomains } from './DomainDialogs.tsx';
import { domainsOptions } from './domain.queries.ts';
import { domainStrings as s } from './mail-domain.strings.ts';
import { useChangeDomain } from './useChangeDomain.ts';

const keyOf = ({ name }: OperationDomain) => name;

/** Rows of the domains, and the dialog that is open. */
export function useDomains() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const navigate = useNavigate();
  const { retryLabel } = useListWords();
  const { data: domains, error, refetch, isPending } = useQuery(domainsOptions);
  const [asked, setAsked] = useState<AskedOfDomains>();
  const { mutate } = useChangeDomain();
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.none)} />, [formatMessage]);
  return {
    domains: domains ?? [],
    asked,
    ask: setAsked,
    act: (id: string, domain: OperationDomain) => {
      const { name, version } = domain;
      if (id === 'default') mutate(() => api.call(changeDomain, { params: { name }, body: { version, isDefault: true } }));
      else setAsked({ about: id === 'alias' ? 'alias' : 'remove', domain });
    },
    list: {
      rows: domains ?? [],
      getKey: keyOf,
      textValue: keyOf,
      onRowAction: ({ name }: OperationDomain) => void navigate(`/operation/mail-system/domain/${name}`),
      isLoading: isPending,
      emptyState,
      failure: error && !domains ? { message: describe(error), retryLabel, onRetry: () => void refetch() } : undefined,
      page: 1,
      pageSize: Math.max(1, domains?.length ?? 1),
      total: domains?.length ?? 0,
      onPageChange: () => undefined,
    },
  };
}
