import type { Disk } from '@jinshu/api';
import type { FileAction, FileItem } from '@jinshu/ui/file-browser';
import { useState } from 'react';
import { diskStrings, idOfKey, keyOfEntry } from '../../mail/disk/index.ts';
import type { DiskTaskState } from './DiskTask.tsx';
import type { FilesClipboard } from './FilesClipboard.ts';
import { filesStrings as s } from './files.strings.ts';
import { folderAddress } from './filesAddress.ts';
import { useDiskActions } from './useDiskActions.ts';
import type { DiskFolderState } from './useDiskFolder.ts';
import { useFilesTools } from './useFilesTools.ts';

/** Actions on the files of a folder. Those that need a dialog become the current task. */
export function useDiskTasks(disk: Disk, folder: DiskFolderState, { held, hold }: FilesClipboard, onUpload: () => void) {
  const { formatMessage, goTo, say } = useFilesTools();
  const { folderId, entries, actions } = folder;
  const does = useDiskActions(disk, folderId);
  const [task, setTask] = useState<DiskTaskState | null>(null);
  const entriesOf = (ids: readonly string[]) => entries.filter((entry) => ids.includes(keyOfEntry(entry)));
  const move = (ids: readonly string[], target: number) => {
    const files = entriesOf(ids).filter(({ kind, id }) => kind === 'file' || id !== target);
    if (files.length > 0) setTask({ kind: 'move', files, folderId: target });
  };
  const act = (action: FileAction, items: readonly FileItem[]) => {
    const files = entriesOf(items.map(({ id }) => id));
    const [file] = files;
    const [item] = items;
    if (action === 'upload') return onUpload();
    if (action === 'permissions') {
      const folderName = folder.path.at(-1)?.name ?? formatMessage(diskStrings[disk]);
      return setTask({ kind: 'permissions', folderId, folderName });
    }
    if (!file || !item) return;
    if (action === 'move' || action === 'copy' || action === 'share') return setTask({ kind: action, files });
    if (action === 'versions') return setTask({ kind: 'versions', file, canRestore: actions.includes('rename') });
    if (action === 'preview') return setTask({ kind: 'preview', file, files: entries });
    if (action === 'download') return does.download(item);
    if (action === 'zip') return does.zip(items);
    if (action !== 'delete') return;
    folder.select(new Set());
    does.remove(items);
  };
  return {
    task,
    move,
    endTask: () => {
      if (task?.kind === 'move' || task?.kind === 'copy') folder.select(new Set());
      setTask(null);
    },
    handlers: {
      onAction: act,
      onOpen: (item: FileItem) => {
        const [entry] = entriesOf([item.id]);
        if (entry?.kind === 'folder') goTo(folderAddress(disk, entry.id));
        else if (entry) act(actions.includes('preview') && item.canPreview !== false ? 'preview' : 'download', [item]);
      },
      onRename: does.rename,
      onCreateFolder: does.create,
      onMove: (ids: readonly string[], target: string) => move(ids, idOfKey(target)),
      onCut: (items: readonly FileItem[]) => {
        hold({ disk, files: entriesOf(items.map(({ id }) => id)), kind: 'move' });
        say(formatMessage(s.cut, { count: items.length }));
      },
      onCopy: (items: readonly FileItem[]) => {
        hold({ disk, files: entriesOf(items.map(({ id }) => id)), kind: 'copy' });
        say(formatMessage(s.copyHeld, { count: items.length }));
      },
      onPasteFiles: () => {
        if (held) setTask({ kind: held.kind, files: held.files, from: held.disk, folderId });
        if (held?.kind === 'move') hold(null);
      },
    },
  };
}
