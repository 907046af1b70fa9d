import type { MessageRow } from '@jinshu/api';
import type { QueryClient } from '@tanstack/react-query';
import type { AccountActor } from '../../core/account/index.ts';
import { messageKeys, searchKeys } from '../../core/cache/index.ts';

/** Removes the content of locked folders from the page: open messages, and cached lists and messages (FLK-04, FLK-05). */
export function leaveLocked(
  { account, queryClient }: { account: AccountActor; queryClient: QueryClient },
  locked: ReadonlySet<string>,
): void {
  for (const { id, kind, folder } of account.getSnapshot().context.tabs) {
    if ((kind !== 'reading' && kind !== 'attached') || !locked.has(folder)) continue;
    // Close without confirmation, because the message must not be visible any longer. First cancel any open question; the user can trigger
    // it again.
    account.send({ type: 'cancel' });
    account.send({ type: 'close', id });
    account.send({ type: 'confirm' });
  }
  for (const folder of locked) {
    queryClient.removeQueries({ queryKey: messageKeys.list(folder) });
    queryClient.removeQueries({ queryKey: messageKeys.detailsIn(folder) });
  }
  queryClient.setQueriesData<{ total: number; results: readonly MessageRow[] }>({ queryKey: searchKeys.all }, (found) => {
    const results = found?.results.filter(({ folder }) => !locked.has(folder));
    return found && results && { ...found, results, total: found.total - (found.results.length - results.length) };
  });
}
