import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import { leaveLocked } from './leaveLocked.ts';

/** Leaves the user's own folders once these are locked, here or in another window. */
export function useLeaveLocked(): void {
  const { account, api, queryClient } = useAccount();
  const { data: folders = [] } = useQuery(folderListOptions(api));
  // As one text, so that nothing is done again when only a count has changed.
  const locked = folders
    .flatMap(({ rawName, isLocked }) => (isLocked ? rawName : []))
    .sort()
    .join('\n');
  useEffect(() => {
    if (locked !== '') leaveLocked({ account, queryClient }, new Set(locked.split('\n')));
  }, [account, queryClient, locked]);
}
