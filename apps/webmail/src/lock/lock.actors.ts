import { getLoginPage, type LockArea, type LockStatus, releaseLock, removeLock } from '@jinshu/api';
import { type ApiClient, sealSecret } from '@jinshu/api/client';
import { folderLockMachine } from '@jinshu/mail-machines';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { applyChange } from '../cache/applyChange.ts';
import { lockStatusOptions } from './lock.queries.ts';

interface Deps {
  api: ApiClient;
  queryClient: QueryClient;
}

type Asked = { area: LockArea; password: string };

/** Seals a lock password as that of a login is (FLK-22, API-06). */
async function sealLockPassword(api: ApiClient, password: string, signal: AbortSignal): Promise<string> {
  const { publicKey } = await api.call(getLoginPage, undefined, { signal });
  return sealSecret(publicKey, password);
}

/** The lock before an area, on the real server. */
export const provideFolderLock = ({ api, queryClient }: Deps) => {
  const call = (endpoint: typeof releaseLock | typeof removeLock) =>
    fromPromise<unknown, Asked>(async ({ input: { area, password }, signal }) => {
      const status = await api.call(endpoint, { body: { area, lockPassword: await sealLockPassword(api, password, signal) } }, { signal });
      queryClient.setQueryData(lockStatusOptions(api).queryKey, status);
      // What lay behind the lock was refused until now.
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
