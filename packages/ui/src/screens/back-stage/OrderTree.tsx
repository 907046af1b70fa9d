import { type KeyboardEvent, useMemo } from 'react';
import { Button, Collection, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { inlineVars } from '../../foundation/styles/inlineVars.ts';
import * as styles from './OrderTree.css.ts';
import { type OrderNode, type OrderPlace, placeByDrop, placeByKey } from './orderMoves.ts';

export interface OrderTreeNode extends OrderNode {
  /** Number shown at the end of the line. */
  count?: number | undefined;
}

export interface OrderTreeProps {
  /** Accessible name of the tree. */
  label: string;
  /** In the order of the tree: parents before what is below them. */
  nodes: readonly OrderTreeNode[];
  /** Icon of every line. @default 'organization' */
  icon?: IconName | undefined;
  selectedId: number | undefined;
  onSelect: (id: number) => void;
  /** Called when a node is moved, by dragging or with Alt and an arrow key. Without it the tree only shows. */
  onMove?: ((id: number, place: OrderPlace) => void) | undefined;
}

interface Branch extends OrderTreeNode {
  depth: number;
  branches: Branch[];
}

const branchesOf = (nodes: readonly OrderTreeNode[], parentId: number | null, depth = 0): Branch[] =>
  nodes
    .filter((node) => (node.parentId ?? null) === parentId)
    .map((node) => ({ ...node, depth, branches: branchesOf(nodes, node.id, depth + 1) }));

const moveKind = 'text/x-jinshu-node';

/** An ordered tree. Nodes are moved by dragging, or with Alt and an arrow key: up and down among siblings, right into the one before, left out. */
export function OrderTree({ label, nodes, icon = 'organization', selectedId, onSelect, onMove }: OrderTreeProps) {
  const branches = useMemo(() => branchesOf(nodes, null), [nodes]);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !onMove,
    getItems: (keys) => [...keys].map((key) => ({ [moveKind]: String(key), 'text/plain': nodes.find(({ id }) => id === key)?.name ?? '' })),
    getAllowedDropOperations: () => ['move'],
    onMove: ({ keys, target }) => {
      const [id] = [...keys].map(Number);
      if (id === undefined || !onMove) return;
      const place = placeByDrop(nodes, id, { id: Number(target.key), position: target.dropPosition });
      if (place) onMove(id, place);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const line = event.altKey ? (event.target as Element).closest<HTMLElement>('[role="row"]') : null;
    const id = Number(line?.dataset.key);
    const place = line && placeByKey(nodes, id, event.key);
    if (!place || !onMove) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(id, place);
  };
  return (
    <div onKeyDownCapture={onKeyDown}>
      <Tree
        aria-label={label}
        className={styles.tree}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selectedId === undefined ? [] : [selectedId]}
        onSelectionChange={(keys) => {
          const [id] = keys === 'all' ? [] : [...keys];
          if (id !== undefined) onSelect(Number(id));
        }}
        defaultExpandedKeys={nodes.map(({ id }) => id)}
        items={branches}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(branch) => <Line branch={branch} icon={icon} />}
      </Tree>
    </div>
  );
}

function Line({ branch, icon }: { branch: Branch; icon: IconName }) {
  const isLeaf = branch.branches.length === 0;
  return (
    <TreeItem id={branch.id} textValue={branch.name} className={styles.line} style={inlineVars({ [styles.depth]: String(branch.depth) })}>
      <TreeItemContent>
        {({ isExpanded }) => (
          <div className={styles.content}>
            <Button slot="chevron" className={styles.chevron} {...(isLeaf && { 'data-leaf': '' })}>
              <Icon name={isExpanded ? 'chevron_down' : 'chevron_right'} />
            </Button>
            <Icon name={icon} />
            <bdi className={styles.words}>{branch.name}</bdi>
            {branch.count !== undefined && <span className={styles.count}>{branch.count}</span>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={branch.branches}>{(next) => <Line branch={next} icon={icon} />}</Collection>
    </TreeItem>
  );
}
