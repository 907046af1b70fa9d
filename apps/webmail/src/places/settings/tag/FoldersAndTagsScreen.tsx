import type { FolderSize, Tag } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { type FolderEntry, FoldersAndTagsPage } from '@jinshu/ui/settings-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../../core/account/index.ts';
import { tagListOptions } from '../../../core/cache/index.ts';
import { ScreenFailure } from '../../../core/problem/index.ts';
import { folderSizesOptions, tagCountsOptions, useFolderName } from '../../../mail/folder/index.ts';
import { LockSection } from './LockSection.tsx';
import { type TagPageTask, TagTaskDialog } from './TagTaskDialog.tsx';
import { useFolderOrder } from './useFolderOrder.ts';

const noTags: readonly Tag[] = [];
/** Folders that can be emptied (FLD-14). */
const isEmptied = ({ rawName }: FolderSize) => rawName === 'Trash' || rawName === 'Spam';

/** The user's folders and tags, and the lock (SET-107 to SET-109). */
export function FoldersAndTagsScreen() {
  const nameOf = useFolderName();
  const { api, info, rights } = useAccount();
  const { data: folders, error, refetch } = useQuery(folderSizesOptions(api));
  const { data: tags = noTags } = useQuery(tagListOptions(api));
  const { data: counts = {} } = useQuery(tagCountsOptions(api));
  const [task, setTask] = useState<TagPageTask | null>(null);
  const order = useFolderOrder();
  if (error) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  if (!folders) return null;
  const entryOf = (folder: FolderSize): FolderEntry => ({
    id: folder.rawName,
    name: nameOf(folder),
    messageCount: folder.messageCount,
    unreadCount: folder.unseenCount,
    size: folder.size,
    canEmpty: isEmptied(folder),
  });
  const on = (kind: 'rename' | 'delete' | 'empty') => (entry: FolderEntry) => {
    const folder = folders.find(({ rawName }) => rawName === entry.id);
    if (folder) setTask({ kind, folder });
  };
  const onTag = (kind: 'change-tag' | 'delete-tag') => (entry: Tag & { messageCount: number }) => setTask({ kind, tag: entry });
  return (
    <Panel>
      <FoldersAndTagsPage
        folders={folders.filter(({ isDefault }) => !isDefault).map(entryOf)}
        defaultFolders={folders.filter(({ isDefault }) => isDefault).map(entryOf)}
        tags={tags.map((tag) => ({ ...tag, messageCount: counts[tag.id] ?? 0 }))}
        {...(rights.canChange && {
          onAddFolder: () => setTask({ kind: 'new' }),
          onRenameFolder: on('rename'),
          onDeleteFolder: on('delete'),
          onOrderFolders: order,
          // Where no mail may be deleted, no folder is emptied (PRM-07).
          onEmptyFolder: info.hidesDelete ? undefined : on('empty'),
          onAddTag: () => setTask({ kind: 'new-tag' }),
          onChangeTag: onTag('change-tag'),
          onDeleteTag: onTag('delete-tag'),
        })}
      >
        <LockSection />
      </FoldersAndTagsPage>
      {task && <TagTaskDialog task={task} onDone={() => setTask(null)} />}
    </Panel>
  );
}
