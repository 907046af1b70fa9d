import { FolderMenu } from '@jinshu/ui/folder-tree';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../app/AccountProvider.tsx';
import type { FolderTask, ListedFolder } from './FolderPane.tsx';
import { folderListOptions } from './folder.queries.ts';

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
  const offered = (['empty', 'rename', 'delete'] as const).filter((action) => (action === 'empty' ? canEmpty : !folder.isDefault));
  return (
    <FolderMenu
      anchor={anchor}
      offered={offered}
      onAction={(kind) => kind !== 'import' && onTask({ kind, folder })}
      onClose={() => onTask(null)}
    />
  );
}
