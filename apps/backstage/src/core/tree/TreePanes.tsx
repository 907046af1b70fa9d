import { OrderTree, type OrderTreeProps, SplitPanes } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../session/index.ts';
import { DeleteNode } from './DeleteNode.tsx';
import { NewNode } from './NewNode.tsx';
import { NodeForm } from './NodeForm.tsx';
import type { OrderedTree, TreeNode } from './OrderedTree.ts';
import { useMoveNode } from './useMoveNode.ts';

export interface TreePanesProps<Node extends TreeNode> {
  tree: OrderedTree<Node>;
  nodes: readonly Node[];
  /** Number of the node in the address. */
  id: number;
  icon?: OrderTreeProps['icon'];
  /** Whether the dialog for a node at the top is open. */
  isAdding: boolean;
  onAddingEnd: () => void;
  /** A row about what is in the selected node. */
  children: (node: Node) => ReactNode;
}

/** A tree whose nodes are moved by dragging and by keyboard, and the editor of the selected one. */
export function TreePanes<Node extends TreeNode>({ tree, nodes, id, icon, isAdding, onAddingEnd, children }: TreePanesProps<Node>) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const mayGovern = useMay('govern');
  const [asked, setAsked] = useState<'below' | 'delete'>();
  const move = useMoveNode(tree, nodes);
  const { words } = tree;
  const selected = nodes.find((one) => one.id === id) ?? nodes[0];
  const select = (next: number) => void navigate(tree.addressOf(next));
  const close = () => (isAdding ? onAddingEnd() : setAsked(undefined));
  // The highest nodes that a role covers have a parent that it doesn't.
  const known = new Set(nodes.map((one) => one.id));
  const shown = nodes.map((one) => ({
    id: one.id,
    name: one.name,
    parentId: one.parentId !== null && known.has(one.parentId) ? one.parentId : null,
    count: tree.countsOf(one).all,
  }));
  return (
    <SplitPanes
      hint={mayGovern ? formatMessage(words.hint) : undefined}
      list={
        <OrderTree
          // The open lines are those of the nodes that were there first.
          key={nodes.length}
          label={formatMessage(words.title)}
          icon={icon}
          nodes={shown}
          selectedId={selected?.id}
          onSelect={select}
          onMove={mayGovern ? move : undefined}
        />
      }
    >
      {selected ? (
        <NodeForm
          key={selected.id}
          tree={tree}
          node={selected}
          mayChange={mayGovern}
          onAddBelow={() => setAsked('below')}
          onDelete={() => setAsked('delete')}
        >
          {children(selected)}
        </NodeForm>
      ) : (
        <EmptyState title={formatMessage(words.none)} />
      )}
      {asked === 'delete' && selected && <DeleteNode tree={tree} node={selected} nodes={nodes} onClose={close} />}
      {(isAdding || asked === 'below') && (
        <NewNode
          tree={tree}
          parentId={isAdding ? null : (selected?.id ?? null)}
          onClose={close}
          onMade={(made) => {
            close();
            select(made);
          }}
        />
      )}
    </SplitPanes>
  );
}
