import { syncDirectoryNow, tryDirectorySync } from '@jinshu/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';
import { directoryOptions } from './directory.queries.ts';

/** Dry run and synchronization: each takes the other's result away, so that what is shown is the last one. */
export function useSync() {
  const queryClient = useQueryClient();
  const dryRun = useMutation({ mutationFn: () => api.call(tryDirectorySync), onMutate: () => sync.reset() });
  const sync = useMutation({
    mutationFn: () => api.call(syncDirectoryNow),
    onSettled: () => {
      dryRun.reset();
      return queryClient.invalidateQueries({ queryKey: directoryOptions.queryKey });
    },
  });
  return {
    dryRun: () => dryRun.mutate(),
    sync: () => sync.mutate(),
    isTrying: dryRun.isPending,
    isSyncing: sync.isPending,
    /** Whether a dry run has said what would change. */
    isTried: dryRun.data?.fault === null,
    isDryRun: dryRun.data !== undefined,
    report: dryRun.data ?? sync.data,
    error: dryRun.error ?? sync.error,
  };
}
