import { toasts } from '@jinshu/app/toast';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useDescribe } from '../../core/problem/index.ts';
import { mailSystemStrings as s } from './mail-system.strings.ts';

/** Makes a change, and loads what it concerns again. Without a dialog that shows a refusal, a toast does. */
export function useSystemChange(queryKey: QueryKey, onDone?: () => void) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSuccess: () => {
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
      onDone?.();
    },
    onError: (error) => {
      if (!onDone) toasts.add({ message: describe(error), tone: 'danger' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
