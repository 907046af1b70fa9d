import { Icon } from '../icon/index.ts';
import { ChoiceTree, type TreeNode } from '../tree-core/ChoiceTree.tsx';
import * as styles from './FileCentre.css.ts';

/** A folder of a disk, with the folders in it. */
export interface DiskFolder extends TreeNode {
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

/** The folders of a disk as a tree. The first level is open at first, and the way to the chosen folder. */
export function DiskTree({ folders, selectedId, ...props }: DiskTreeProps) {
  const icon = (isSelected: boolean) => <Icon name={isSelected ? 'folder_filled' : 'folder'} size={16} className={styles.folderIcon} />;
  return <ChoiceTree nodes={folders} selectedId={selectedId} icon={icon} {...props} />;
}
