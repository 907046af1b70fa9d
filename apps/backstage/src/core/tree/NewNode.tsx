import { maximumNodeName } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { TextField } from '@jinshu/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reasonOf, useDescribe } from '../problem/index.ts';
import type { OrderedTree, TreeNode } from './OrderedTree.ts';

export interface NewNodeProps<Node extends TreeNode> {
  tree: OrderedTree<Node>;
  parentId: number | null;
  onMade: (id: number) => void;
  onClose: () => void;
}

/** Dialog that adds a node (BAK-23, BAK-57). */
export function NewNode<Node extends TreeNode>({ tree, parentId, onMade, onClose }: NewNodeProps<Node>) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const { words } = tree;
  const [name, setName] = useState('');
  const [wasTried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => tree.create({ name, parentId }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: tree.options.queryKey });
      onMade(id);
    },
  });
  const isTaken = reasonOf(error) === tree.nameTaken;
  const isMissing = wasTried && name.trim() === '';
  return (
    <FormDialog
      title={formatMessage(words.newTitle)}
      cancelLabel={formatMessage(words.cancel)}
      submitLabel={formatMessage(words.create)}
      isPending={isPending}
      errorMessage={error && !isTaken ? describe(error) : undefined}
      onSubmit={() => {
        setTried(true);
        if (name.trim() !== '') mutate();
      }}
      onCancel={onClose}
    >
      <TextField
        label={formatMessage(words.name)}
        maxLength={maximumNodeName}
        autoFocus
        value={name}
        onChange={setName}
        errorMessage={isMissing ? formatMessage(words.nameRequired) : isTaken ? describe(error) : undefined}
      />
    </FormDialog>
  );
}
