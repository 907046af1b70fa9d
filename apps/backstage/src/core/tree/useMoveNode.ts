import { toasts } from '@jinshu/app/toast';
import type { OrderPlace } from '@jinshu/ui/back-stage';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useDescribe } from '../problem/index.ts';
import type { OrderedTree, TreeNode } from './OrderedTree.ts';

/** Returns what moves a node with everything below it (BAK-24). */
export function useMoveNode<Node extends TreeNode>(
  { change, options, words }: OrderedTree<Node>,
  nodes: readonly Node[],
): (id: number, place: OrderPlace) => void {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id, version, place }: { id: number; version: number; place: OrderPlace; name: string }) =>
      change(id, { version, place }),
    onSuccess: (_, { name }) => toasts.add({ message: formatMessage(words.moved, { name }), tone: 'success' }),
    onError: (failed) => toasts.add({ message: describe(failed), tone: 'danger' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: options.queryKey }),
  });
  return (id, place) => {
    const moved = nodes.find((one) => one.id === id);
    if (moved) mutate({ id, version: moved.version, name: moved.name, place });
  };
}
