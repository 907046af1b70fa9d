import { listContactSuggestions } from '@jinshu/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { stillFitting } from './stillFitting.ts';

/** People that match what is typed into a recipient field (PIC-08). */
export function useSuggestions() {
  const { api } = useAccount();
  const [query, setQuery] = useState('');
  const search = query.trim();
  const { data, isPlaceholderData, error, refetch } = useQuery({
    queryKey: ['contact', 'suggestion', search],
    queryFn: ({ signal }) => api.call(listContactSuggestions, { query: { search, limit: 8 } }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const known = search === '' ? [] : (data?.results ?? []);
  const suggestions = (isPlaceholderData ? stillFitting(known, search) : known).map(({ address, name, department }) => ({
    id: address,
    name: name || department || address,
    address,
  }));
  return { suggestions, ask: setQuery, error, retry: () => void refetch() };
}
