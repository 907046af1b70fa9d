import type { Disk } from '@jinshu/api';
import type { FolderLockOutput } from '@jinshu/mail-machines';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LockCheck } from '../../core/lock/index.ts';
import { FolderWalk } from './FolderWalk.tsx';

export interface DiskFolderPickerProps {
  /** Purpose of the folder. */
  title: string;
  /** Label of the button that chooses the open folder. */
  confirmLabel: string;
  /** Drives to choose from. */
  disks: readonly Disk[];
  /** Ids of folders that can't be opened, such as those that are moved. */
  without?: readonly number[] | undefined;
  /** Called with the folder. If it rejects, the picker stays open and shows the reason. */
  onPick: (target: { disk: Disk; folderId: number }) => Promise<unknown>;
  onClose: () => void;
}

/** Lets the user choose a folder of a drive. While the file centre is locked, its password is required first (FLK-01). */
export function DiskFolderPicker(props: DiskFolderPickerProps) {
  const { pathname, search } = useLocation();
  const [lock, setLock] = useState<FolderLockOutput>();
  if (lock?.outcome === 'open') return <FolderWalk {...props} />;
  return (
    <LockCheck
      area="files"
      target={`${pathname}${search}`}
      onEnd={(end) => {
        setLock(end);
        if (end.outcome !== 'open') props.onClose();
      }}
    />
  );
}
