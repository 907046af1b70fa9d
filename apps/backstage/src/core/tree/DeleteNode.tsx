import { FormDialog } from '@jinshu/ui/back-stage';
import { Select, SelectItem } from '@jinshu/ui/select';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDescribe } from '../problem/index.ts';
import type { OrderedTree, TreeNode } from './OrderedTree.ts';

export interface DeleteNodeProps<Node extends TreeNode> {
  tree: OrderedTree<Node>;
  node: Node;
  nodes: readonly Node[];
  onClose: () => void;
}

/** Returns the nodes that are neither this one nor below it. */
function targetsFor({ id }: TreeNode, nodes: readonly TreeNode[]): TreeNode[] {
  const inside = new Set([id]);
  // Parents come before the nodes below them.
  for (const one of nodes) if (one.parentId !== null && inside.has(one.parentId)) inside.add(one.id);
  return nodes.filter((one) => !inside.has(one.id));
}

/** Dialog that deletes a node, after the choice of where its contents move (BAK-25, BAK-57). */
export function DeleteNode<Node extends TreeNode>({ tree, node, nodes, onClose }: DeleteNodeProps<Node>) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const { words } = tree;
  const [targetId, setTargetId] = useState<number>();
  const [wasTried, setTried] = useState(false);
  const below = nodes.filter(({ parentId }) => parentId === node.id).length;
  const { own } = tree.countsOf(node);
  const isEmpty = own === 0 && below === 0;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => tree.remove(node.id, targetId),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: tree.options.queryKey });
      onClose();
    },
  });
  return (
    <FormDialog
      title={formatMessage(words.deleteTitle, { name: node.name })}
      cancelLabel={formatMessage(words.cancel)}
      submitLabel={formatMessage(words.delete)}
      tone="danger"
      isPending={isPending}
      errorMessage={error ? describe(error) : undefined}
      onSubmit={() => {
        setTried(true);
        if (isEmpty || targetId !== undefined) mutate();
      }}
      onCancel={onClose}
    >
      <p>{isEmpty ? formatMessage(words.deleteEmpty) : formatMessage(words.deleteHelp, { own, below })}</p>
      {!isEmpty && (
        <Select
          label={formatMessage(words.target)}
          value={targetId === undefined ? null : String(targetId)}
          onChange={(key) => setTargetId(Number(key))}
          errorMessage={wasTried && targetId === undefined ? formatMessage(words.targetRequired) : undefined}
        >
          {targetsFor(node, nodes).map(({ id, name }) => (
            <SelectItem key={id} id={String(id)}>
              {name}
            </SelectItem>
          ))}
        </Select>
      )}
    </FormDialog>
  );
}
