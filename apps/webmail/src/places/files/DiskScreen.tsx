import type { Disk, DiskEntry } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import type { FileAction, FileItem } from '@jinshu/ui/file-browser';
import { Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useGoTo } from '../../core/account/useGoTo.ts';
import { ScreenFailure } from '../../core/problem/ScreenFailure.tsx';
import { toasts } from '../../core/toast/toasts.ts';
import { diskStrings, idOfKey, keyOfEntry } from '../../mail/disk/index.ts';
import { DiskFiles } from './DiskFiles.tsx';
import { DiskTask, type DiskTaskState } from './DiskTask.tsx';
import { DiskUploads, type DiskUploadsHandle } from './DiskUploads.tsx';
import { FilesSide } from './FilesSide.tsx';
import { filesStrings as s } from './files.strings.ts';
import { folderAddress } from './filesAddress.ts';
import { useDiskActions } from './useDiskActions.ts';
import { useDiskFolder } from './useDiskFolder.ts';

/** Files of the personal or the enterprise drive (FIL-01 to FIL-03). */
export function DiskScreen({ disk }: { disk: Disk }) {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  const folder = useDiskFolder(disk);
  const { folderId, entries, actions } = folder;
  const does = useDiskActions(disk, folderId);
  const [task, setTask] = useState<DiskTaskState | null>(null);
  const [cut, setCut] = useState<readonly DiskEntry[]>([]);
  const uploads = useRef<DiskUploadsHandle>(null);
  const entriesOf = (ids: readonly string[]) => entries.filter((entry) => ids.includes(keyOfEntry(entry)));
  const move = (ids: readonly string[], target: number) => {
    const files = entriesOf(ids).filter(({ kind, id }) => kind === 'file' || id !== target);
    if (files.length > 0) setTask({ kind: 'move', files, folderId: target });
  };
  const act = (action: FileAction, items: readonly FileItem[]) => {
    const files = entriesOf(items.map(({ id }) => id));
    const [file] = files;
    const [item] = items;
    if (action === 'upload') return uploads.current?.choose();
    if (action === 'permissions') {
      const folderName = folder.path.at(-1)?.name ?? formatMessage(diskStrings[disk]);
      return setTask({ kind: 'permissions', folderId, folderName });
    }
    if (!file || !item) return;
    if (action === 'move' || action === 'share') return setTask({ kind: action, files });
    if (action === 'versions') return setTask({ kind: 'versions', file, canRestore: actions.includes('rename') });
    if (action === 'preview') return setTask({ kind: 'preview', file, files: entries });
    if (action === 'delete') {
      folder.select(new Set());
      return does.remove(items);
    }
    if (action === 'download') return does.download(item);
    if (action === 'zip') does.zip(items);
  };
  if (folder.error && folder.files.length === 0) {
    return (
      <>
        <FilesSide current={disk} disk={disk} folderId={folderId} onRefresh={folder.refetch} />
        <Panel>
          <ScreenFailure error={folder.error} onRetry={folder.refetch} />
        </Panel>
      </>
    );
  }
  const canUpload = actions.includes('upload');
  return (
    <>
      <FilesSide
        current={disk}
        disk={disk}
        folderId={folderId}
        onUpload={canUpload ? () => uploads.current?.choose() : undefined}
        onUploadFolder={canUpload ? () => uploads.current?.choose(true) : undefined}
        onRefresh={folder.refetch}
        isRefreshing={folder.isRefreshing}
        onMove={actions.includes('move') ? move : undefined}
      />
      <Panel>
        <DiskFiles
          disk={disk}
          folder={folder}
          onAction={act}
          onOpen={(item) => {
            const [entry] = entriesOf([item.id]);
            if (entry?.kind === 'folder') goTo(folderAddress(disk, entry.id));
            else if (entry) act(actions.includes('preview') && item.canPreview !== false ? 'preview' : 'download', [item]);
          }}
          onRename={does.rename}
          onCreateFolder={does.create}
          onUpload={(files) => uploads.current?.upload(files)}
          onMove={(ids, target) => move(ids, idOfKey(target))}
          onCut={(items) => {
            setCut(entriesOf(items.map(({ id }) => id)));
            toasts.add({ message: formatMessage(s.cut, { count: items.length }), tone: 'info', key: 'disk' });
          }}
          onPasteFiles={
            cut.length > 0
              ? () => {
                  setTask({ kind: 'move', files: cut, folderId });
                  setCut([]);
                }
              : undefined
          }
          onDropCapture={(event) => uploads.current?.remember(event)}
        />
        <Suspense>
          <DiskUploads ref={uploads} disk={disk} folderId={folderId} />
        </Suspense>
      </Panel>
      {task && (
        <DiskTask
          disk={disk}
          task={task}
          onEnd={() => {
            if (task.kind === 'move') folder.select(new Set());
            setTask(null);
          }}
        />
      )}
    </>
  );
}
