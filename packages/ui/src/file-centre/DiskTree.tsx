import { clsx } from 'clsx';
import { useState } from 'react';
import { Button, Collection, type Key, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import * as styles from './FileCentre.css.ts';

/** A folder of a disk, with the folders in it. */
export interface DiskFolder {
  id: string;
  name: string;
  children?: readonly DiskFolder[] | undefined;
}

export interface DiskTreeProps {
  /** Which disk it is. */
  label: string;
  folders: readonly DiskFolder[];
  /** The folder whose files are shown. */
  selectedId?: string | undefined;
  /** A folder was chosen. */
  onSelect: (id: string) => void;
  className?: string | undefined;
}

/** The folders on the way to one of them. */
function wayTo(folders: readonly DiskFolder[], id: string | undefined): string[] {
  for (const folder of folders) {
    if (folder.id === id) return [folder.id];
    const below = wayTo(folder.children ?? [], id);
    if (below.length > 0) return [folder.id, ...below];
  }
  return [];
}

/** The folders of a disk as a tree. The first level is open at first, and the way to the chosen folder. */
export function DiskTree({ label, folders, selectedId, onSelect, className }: DiskTreeProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(
    () => new Set([...folders.map(({ id }) => id), ...wayTo(folders, selectedId)]),
  );
  return (
    <Tree
      aria-label={label}
      className={clsx(styles.tree, className)}
      items={folders}
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
      {drawFolder}
    </Tree>
  );
}

function drawFolder({ id, name, children = [] }: DiskFolder) {
  return (
    <TreeItem id={id} textValue={name} className={styles.folder}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded, isSelected }) => (
          <div className={styles.folderRow}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron}>
                <Icon name={isExpanded ? 'chevron_down' : 'chevron_right'} isMirrored={!isExpanded} />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            <Icon name={isSelected ? 'folder_filled' : 'folder'} size={16} className={styles.folderIcon} />
            <bdi className={styles.folderName} title={name}>
              {name}
            </bdi>
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>{drawFolder}</Collection>
    </TreeItem>
  );
}
