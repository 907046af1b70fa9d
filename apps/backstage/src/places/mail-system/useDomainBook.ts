import { changeDomain, type OperationDomain } from '@jinshu/api';
import { useState } from 'react';
import { api } from '../../core/api/index.ts';
import { useDraft } from '../../core/form/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useChangeDomain } from './useChangeDomain.ts';

/** The domains that see the people of a domain, and the one that its people see first, with their saving. */
export function useDomainBook(domain: OperationDomain) {
  const describe = useDescribe();
  // A change is based on the version that was opened, even if a newer one is loaded.
  const [opened, setOpened] = useState(domain);
  const { values, changes, set, reset } = useDraft({ seenBy: opened.seenBy, firstShared: opened.firstShared });
  const { mutate, error, isPending } = useChangeDomain(() => reset());
  return {
    values,
    setFirst: (firstShared: string | null) => set('firstShared', firstShared),
    setSeenBy: (viewers: readonly string[]) => {
      const next = [...viewers].sort();
      set('seenBy', String(next) === String(opened.seenBy) ? opened.seenBy : next);
    },
    reset,
    changeCount: Object.keys(changes).length,
    isPending,
    errorMessage: error ? describe(error) : undefined,
    save: () =>
      mutate(async () => {
        const { name, version } = opened;
        setOpened(await api.call(changeDomain, { params: { name }, body: { version, ...changes } }));
      }),
  };
}
