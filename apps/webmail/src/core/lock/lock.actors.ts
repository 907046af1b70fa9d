import { type LockArea, type LockStatus, releaseLock, removeLock } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { folderLockMachine } from '@jinshu/mail-machines';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { applyChange } from '../cache/index.ts';
import { lockStatusOptions } from './lock.queries.ts';
import { sealLockPassword } from './sealLockPassword.ts';

interface Deps {
  api: ApiClient;
  queryClient: QueryClient;
}

type Asked = { area: LockArea; password: string };

/** The lock before an area, on the real server. */
export const provideFolderLock = ({ api, queryClient }: Deps) => {
  const call = (endpoint: typeof releaseLock | typeof removeLock) =>
    fromPromise<unknown, Asked>(async ({ input: { area, password }, signal }) => {
      const status = await api.call(endpoint, { body: { area, lockPassword: await sealLockPassword(api, password, signal) } }, { signal });
      queryClient.setQueryData(lockStatusOptions(api).queryKey, status);
      // Refetch: the server refused locked content until now.
      if (area === 'folders') applyChange(queryClient, { type: 'folder.changed' }, { type: 'list.stale' });
    });
  return folderLockMachine.provide({
    actors: {
      // Another window may have locked or released it since.
      getLockStatus: fromPromise<LockStatus>(() => queryClient.fetchQuery({ ...lockStatusOptions(api), staleTime: 0 })),
      releaseLock: call(releaseLock),
      removeLock: call(removeLock),
    },
  });
};
