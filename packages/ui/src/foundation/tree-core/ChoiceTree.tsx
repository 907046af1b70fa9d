import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Button, Collection, type Key, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import * as styles from './ChoiceTree.css.ts';

/** One entry of a tree, with the entries below it. */
export interface TreeNode {
  id: string;
  name: string;
  children?: readonly TreeNode[] | undefined;
}

export interface ChoiceTreeProps {
  /** Accessible name of the tree. */
  label: string;
  nodes: readonly TreeNode[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** Content before each name. */
  icon?: ((isSelected: boolean) => ReactNode) | undefined;
  className?: string | undefined;
}

/** Returns the path of node ids from the root to a node. */
function wayTo(nodes: readonly TreeNode[], id: string | undefined): string[] {
  for (const node of nodes) {
    if (node.id === id) return [node.id];
    const below = wayTo(node.children ?? [], id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}

/** Tree for selecting one entry. Initially the first level and the path to the selected entry are expanded. */
export function ChoiceTree({ label, nodes, selectedId, onSelect, icon, className }: ChoiceTreeProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(() => new Set([...nodes.map(({ id }) => id), ...wayTo(nodes, selectedId)]));
  const draw = ({ id, name, children = [] }: TreeNode) => (
    <TreeItem id={id} textValue={name} className={styles.item}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded, isSelected }) => (
          <div className={styles.row}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron}>
                <Icon name={isExpanded ? 'chevron_down' : 'chevron_right'} isMirrored={!isExpanded} />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            {icon?.(isSelected)}
            <bdi className={styles.name} title={name}>
              {name}
            </bdi>
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>{draw}</Collection>
    </TreeItem>
  );
  return (
    <Tree
      aria-label={label}
      className={clsx(styles.tree, className)}
      items={nodes}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      // Leave Escape to the surrounding dialog.
      escapeKeyBehavior="none"
      selectedKeys={selectedId === undefined ? [] : [selectedId]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys];
        if (id !== undefined) onSelect(String(id));
      }}
      expandedKeys={expanded}
      onExpandedChange={setExpanded}
    >
      {draw}
    </Tree>
  );
}
