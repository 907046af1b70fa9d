import { Icon } from '../../foundation/icon/index.ts';
import { ChoiceTree, type TreeNode } from '../../foundation/tree-core/ChoiceTree.tsx';
import * as styles from './FileCentre.css.ts';

/** A folder of a disk, with the folders in it. */
export interface DiskFolder extends TreeNode {
  children?: readonly DiskFolder[] | undefined;
}

export interface DiskTreeProps {
  /** Name of the drive. */
  label: string;
  folders: readonly DiskFolder[];
  /** The folder whose files are shown. */
  selectedId?: string | undefined;
  /** Called with the id of the folder that the user selects. */
  onSelect: (id: string) => void;
  className?: string | undefined;
}

/** Folders of a drive as a tree. The first level and the path to the selected folder are open initially. */
export function DiskTree({ folders, selectedId, ...props }: DiskTreeProps) {
  const icon = (isSelected: boolean) => <Icon name={isSelected ? 'folder_filled' : 'folder'} size={16} className={styles.folderIcon} />;
  return <ChoiceTree nodes={folders} selectedId={selectedId} icon={icon} {...props} />;
}
