import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookKey } from './contact.queries.ts';

/** Makes a change of contacts, and loads the company book again. */
export function useChangeContacts(change: () => Promise<unknown>, { message, onDone }: { message: string; onDone: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      toasts.add({ message, tone: 'success' });
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookKey }),
  });
}
