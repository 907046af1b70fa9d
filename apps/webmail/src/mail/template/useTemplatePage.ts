import { Problem, templatePageSize } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { templatePageOptions } from './template.queries.ts';

/**
 * Pages through the templates. If the server reports that there are no more, shows a toast and returns to the previous page (CMP-17,
 * ERR-23). The composer offers only those that are enabled.
 */
export function useTemplatePage({ isActive }: { isActive?: true } = {}) {
  const intl = useIntl();
  const { api } = useAccount();
  const [page, setPage] = useState(1);
  const { data, error, isPending } = useQuery(templatePageOptions(api, page, isActive));
  const isPastEnd = error instanceof Problem && error.code === 'template-no-more';
  useEffect(() => {
    if (!isPastEnd) return;
    toasts.add({ message: describeProblem(intl, error), key: 'templates' });
    setPage((current) => Math.max(1, current - 1));
  }, [isPastEnd, error, intl]);
  return {
    templates: (data?.results ?? []).map((one) => ({ ...one, id: String(one.id) })),
    page,
    pages: Math.max(1, Math.ceil((data?.count ?? 0) / templatePageSize)),
    onPageChange: setPage,
    isLoading: isPending,
    errorMessage: error && !isPastEnd ? describeProblem(intl, error) : undefined,
  };
}
