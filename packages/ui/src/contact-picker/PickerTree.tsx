import { useState } from 'react';
import { Button, Collection, type Key, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import * as styles from './ContactPicker.css.ts';
import type { PickerNode } from './chosen.ts';

interface PickerTreeProps {
  /** What the tree is. */
  label: string;
  nodes: readonly PickerNode[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The nodes on the way to one of them. */
function wayTo(nodes: readonly PickerNode[], id: string | undefined): string[] {
  for (const node of nodes) {
    if (node.id === id) return [node.id];
    const below = wayTo(node.children ?? [], id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}

/** The departments or groups of an address book. The first level is open at first, and the way to what is chosen. */
export function PickerTree({ label, nodes, selectedId, onSelect }: PickerTreeProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(() => new Set([...nodes.map(({ id }) => id), ...wayTo(nodes, selectedId)]));
  return (
    <div className={styles.treePane}>
      <Tree
        aria-label={label}
        className={styles.tree}
        items={nodes}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selectedId === undefined ? [] : [selectedId]}
        onSelectionChange={(keys) => {
          const [id] = keys === 'all' ? [] : [...keys];
          if (id !== undefined) onSelect(String(id));
        }}
        expandedKeys={expanded}
        onExpandedChange={setExpanded}
      >
        {drawNode}
      </Tree>
    </div>
  );
}

function drawNode(node: PickerNode) {
  return (
    <TreeItem id={node.id} textValue={node.name} className={styles.treeItem}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div className={styles.treeRow}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron}>
                <Icon name={isExpanded ? 'chevron_down' : 'chevron_right'} isMirrored={!isExpanded} />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            <span className={styles.treeName}>{node.name}</span>
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.children ?? []}>{drawNode}</Collection>
    </TreeItem>
  );
}
