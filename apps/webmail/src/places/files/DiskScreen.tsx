import type { Disk } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { Suspense, useRef } from 'react';
import { ScreenFailure } from '../../core/problem/index.ts';
import { DiskFiles } from './DiskFiles.tsx';
import { DiskTask } from './DiskTask.tsx';
import { DiskUploads, type DiskUploadsHandle } from './DiskUploads.tsx';
import type { FilesClipboard } from './FilesClipboard.ts';
import { FilesSide } from './FilesSide.tsx';
import { useDiskFolder } from './useDiskFolder.ts';
import { useDiskTasks } from './useDiskTasks.ts';

/** Files of the personal or the enterprise drive (FIL-01 to FIL-03). */
export function DiskScreen({ disk, clipboard }: { disk: Disk; clipboard: FilesClipboard }) {
  const folder = useDiskFolder(disk);
  const { folderId, actions } = folder;
  const uploads = useRef<DiskUploadsHandle>(null);
  const { task, move, endTask, handlers } = useDiskTasks(disk, folder, clipboard, () => uploads.current?.choose());
  const side = { current: disk, disk, folderId, onRefresh: folder.refetch, isRefreshing: folder.isRefreshing };
  if (folder.error && folder.files.length === 0) {
    return (
      <>
        <FilesSide {...side} />
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
        {...side}
        onUpload={canUpload ? () => uploads.current?.choose() : undefined}
        onUploadFolder={canUpload ? () => uploads.current?.choose(true) : undefined}
        onMove={actions.includes('move') ? move : undefined}
      />
      <Panel>
        <DiskFiles
          {...handlers}
          disk={disk}
          folder={folder}
          onUpload={(files) => uploads.current?.upload(files)}
          onDropCapture={(event) => uploads.current?.remember(event)}
        />
        <Suspense>
          <DiskUploads ref={uploads} disk={disk} folderId={folderId} />
        </Suspense>
      </Panel>
      {task && <DiskTask disk={disk} task={task} onEnd={endTask} />}
    </>
  );
}
