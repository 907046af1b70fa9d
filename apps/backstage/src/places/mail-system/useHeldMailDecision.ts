import { deleteHeldMail, releaseHeldMail } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useMay } from '../../core/session/index.ts';
import { heldMailStrings as s } from './held-mail.strings.ts';
import { heldMailKey } from './heldMail.queries.ts';

/** Releases or deletes held mail, and loads the list again (BAK-99). */
export function useHeldMailDecision(onDone: () => void) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const mayDecide = useMay('govern');
  const decision = useMutation({
    mutationFn: async ({ action, ids }: { action: 'release' | 'delete'; ids: readonly number[] }) => ({
      action,
      ...(await api.call(action === 'release' ? releaseHeldMail : deleteHeldMail, { body: { ids: [...ids] } })),
    }),
    onSuccess: ({ action, count }) => {
      toasts.add({ message: formatMessage(action === 'release' ? s.released : s.deleted, { count }), tone: 'success' });
      onDone();
    },
    onError: (error) => toasts.add({ message: describe(error), tone: 'danger' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: heldMailKey }),
  });
  return { ...decision, mayDecide };
}
