import type { Disk, DiskEntry } from '@jinshu/api';

/** Files that were cut or copied on a drive, to be put somewhere by paste. */
export interface HeldFiles {
  disk: Disk;
  files: readonly DiskEntry[];
  kind: 'move' | 'copy';
}

/** Keeps them while the user goes to another folder or drive. */
export interface FilesClipboard {
  held: HeldFiles | null;
  hold: (files: HeldFiles | null) => void;
}
