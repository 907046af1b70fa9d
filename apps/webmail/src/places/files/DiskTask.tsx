import type { Disk, DiskEntry } from '@jinshu/api';
import { DiskPreview } from './DiskPreview.tsx';
import { FileVersions } from './FileVersions.tsx';
import { MoveFiles } from './MoveFiles.tsx';
import { PermissionsDialog } from './PermissionsDialog.tsx';
import { ShareFiles } from './ShareFiles.tsx';

/** Task of the user that has a dialog. */
export type DiskTaskState =
  | { kind: 'move' | 'copy'; files: readonly DiskEntry[]; from?: Disk | undefined; folderId?: number | undefined }
  | { kind: 'share'; files: readonly DiskEntry[] }
  | { kind: 'versions'; file: DiskEntry; canRestore: boolean }
  | { kind: 'preview'; file: DiskEntry; files: readonly DiskEntry[] }
  | { kind: 'permissions'; folderId: number; folderName: string };

/** Dialog of the current task. */
export function DiskTask({ disk, task, onEnd }: { disk: Disk; task: DiskTaskState; onEnd: () => void }) {
  switch (task.kind) {
    case 'move':
    case 'copy':
      return (
        <MoveFiles
          disk={task.from ?? disk}
          files={task.files}
          isCopy={task.kind === 'copy'}
          target={task.folderId === undefined ? undefined : { disk, folderId: task.folderId }}
          onEnd={onEnd}
        />
      );
    case 'share':
      return <ShareFiles disk={disk} files={task.files} onClose={onEnd} />;
    case 'versions':
      return <FileVersions disk={disk} file={task.file} canRestore={task.canRestore} onClose={onEnd} />;
    case 'preview':
      return <DiskPreview disk={disk} file={task.file} files={task.files} onClose={onEnd} />;
    case 'permissions':
      return <PermissionsDialog folderId={task.folderId} folderName={task.folderName} onClose={onEnd} />;
  }
}
