import { type FolderAction, FolderMenu } from '@jinshu/ui/folder-tree';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import type { ListedFolder } from '../../mail/folder/index.ts';
import type { FolderTask } from './FolderPane.tsx';

export interface FolderActionsProps {
  folder: ListedFolder;
  anchor: HTMLElement;
  onTask: (task: FolderTask | null) => void;
}

/** The menu of one folder, with what it may (FLD-13 to FLD-15). */
export function FolderActions({ folder, anchor, onTask }: FolderActionsProps) {
  const { api, info } = useAccount();
  const { data: folders } = useQuery(folderListOptions(api));
  const canEmpty = folders?.some(({ rawName, canEmpty }) => rawName === folder.rawName && canEmpty) && !info.hidesDelete;
  const isOffered = {
    empty: canEmpty === true,
    import: folder.rawName !== 'Drafts',
    rename: !folder.isDefault,
    delete: !folder.isDefault,
  };
  return (
    <FolderMenu
      anchor={anchor}
      offered={(Object.keys(isOffered) as FolderAction[]).filter((action) => isOffered[action])}
      onAction={(kind) => onTask({ kind, folder })}
      onClose={() => onTask(null)}
    />
  );
}
