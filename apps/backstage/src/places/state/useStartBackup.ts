import { startBackup } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { stateOptions } from './state.queries.ts';
import { stateStrings as s } from './state.strings.ts';

/** Begins a backup, and reports that it has begun (BAK-108). */
export function useStartBackup() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(startBackup),
    onSuccess: () => toasts.add({ message: formatMessage(s.backupBegun) }),
    onError: (failed) => toasts.add({ message: describe(failed), tone: 'danger' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: stateOptions.queryKey }),
  });
  return { begin: () => mutate(), isPending };
}
