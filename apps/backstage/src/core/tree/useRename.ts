import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft } from '../form/index.ts';
import { reasonOf, useDescribe } from '../problem/index.ts';
import type { OrderedTree, TreeNode } from './OrderedTree.ts';

/** The new name of a node, and its saving. */
export function useRename<Node extends TreeNode>({ change, options, nameTaken, words }: OrderedTree<Node>, node: Node) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A rename is based on the version that was opened, even if a newer one is loaded.
  const [opened, setOpened] = useState<TreeNode>(node);
  const { values, changes, set, reset } = useDraft({ name: opened.name });
  const isChanged = changes.name !== undefined;
  const isMissing = values.name.trim() === '';
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => change(opened.id, { version: opened.version, name: values.name }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: options.queryKey });
      const saved = queryClient.getQueryData<Node[]>(options.queryKey)?.find(({ id }) => id === opened.id);
      if (saved) setOpened(saved);
      reset();
      toasts.add({ message: formatMessage(words.saved), tone: 'success' });
    },
  });
  const isTaken = reasonOf(error) === nameTaken;
  return {
    values,
    set,
    reset,
    isChanged,
    isMissing,
    isPending,
    /** Error message of the field. */
    nameError: isTaken ? describe(error) : undefined,
    /** Error message of a refusal that concerns no field. */
    errorMessage: error && !isTaken ? describe(error) : undefined,
    rename: () => {
      if (!isMissing && isChanged) mutate();
    },
  };
}
