import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { applyChange, type CacheChange } from '../../core/cache/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';

/** Time to undo an action, in milliseconds. */
const undoableMs = 8000;

/** Tools that the screens of the file centre share: the account, addresses, words, messages and the refresh of lists. */
export function useFilesTools() {
  const { api, queryClient, rights } = useAccount();
  const intl = useIntl();
  const report = useReport();
  const goTo = useGoTo();
  return {
    api,
    rights,
    intl,
    formatMessage: intl.formatMessage,
    report,
    goTo,
    refresh: (change: CacheChange) => applyChange(queryClient, change),
    /** Shows a message, with a button that undoes the action. */
    say: (message: string, undo?: { label: string; onPress: () => void }) =>
      toasts.add({ message, key: 'disk', ...(undo && { timeoutMs: undoableMs, action: undo }) }),
    warn: (message: string) => toasts.add({ message, tone: 'danger' }),
  };
}
