import type { OperationMailbox } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDescribe } from '../../core/problem/index.ts';
import { keepMailbox } from './mailbox.queries.ts';

/** Returns what makes a change of a shared mailbox, keeps the result, and says why it was refused. */
export function useMailboxChange(onDone?: () => void) {
  const describe = useDescribe();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (call: () => Promise<OperationMailbox>) => call(),
    onSuccess: (changed) => {
      keepMailbox(queryClient, changed);
      onDone?.();
    },
    onError: (failed) => toasts.add({ message: describe(failed), tone: 'danger' }),
  });
}
