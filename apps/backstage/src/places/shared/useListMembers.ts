import { addListMembers, type OperationList, removeListMembers } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { keepList } from './list.queries.ts';

/** Returns what puts members on a list and takes them off. Each change is in force at once. */
export function useListMembers({ id }: OperationList) {
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const onError = (failed: unknown) => toasts.add({ message: describe(failed), tone: 'danger' });
  const adding = useMutation({
    mutationFn: (addresses: string[]) => api.call(addListMembers, { params: { id }, body: { addresses } }),
    onSuccess: ({ list }) => keepList(queryClient, list),
    onError,
  });
  const removing = useMutation({
    mutationFn: (address: string) => api.call(removeListMembers, { params: { id }, body: { addresses: [address] } }),
    onSuccess: (list) => keepList(queryClient, list),
    onError,
  });
  return { add: adding.mutate, remove: removing.mutate, isAdding: adding.isPending, added: adding.data };
}
