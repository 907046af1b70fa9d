import type { ReactNode } from 'react';

/** A file or a folder of a disk. */
export interface FileItem {
  id: string;
  name: string;
  isFolder: boolean;
  /** Bytes; a folder has none. */
  size?: number | undefined;
  /** Name of the user who added it. */
  ownerName?: string | undefined;
  /** Time of the last change, in ISO format. */
  changedAt?: string | undefined;
  /** A word about it: shared, about to expire. */
  status?: { tone: 'info' | 'success' | 'warning' | 'danger'; text: ReactNode } | undefined;
}

/** Action on a drive. */
export type FileAction = 'newFolder' | 'upload' | 'preview' | 'share' | 'download' | 'zip' | 'rename' | 'move' | 'delete' | 'permissions';

/** Permission of a user for a folder of the company drive. */
export type DiskPermission = 'all' | 'management' | 'upload' | 'download' | 'upload-and-download';

const EVERYTHING: readonly FileAction[] = [
  'newFolder',
  'upload',
  'preview',
  'share',
  'download',
  'zip',
  'rename',
  'move',
  'delete',
  'permissions',
];
const UPLOAD: readonly FileAction[] = ['newFolder', 'upload'];
const DOWNLOAD: readonly FileAction[] = ['preview', 'download', 'zip'];

const ACTIONS: Readonly<Record<DiskPermission, readonly FileAction[]>> = {
  all: EVERYTHING.filter((action) => action !== 'permissions'),
  management: EVERYTHING,
  upload: UPLOAD,
  download: DOWNLOAD,
  'upload-and-download': [...UPLOAD, ...DOWNLOAD],
};

/** Returns the actions that a permission allows. Others are hidden. */
export const actionsOf = (permission: DiskPermission): readonly FileAction[] => ACTIONS[permission];

/** Reason why a name is invalid. */
export type FileNameProblem = 'required' | 'too-long' | 'wrong-character' | 'taken';

const MOST_CHARACTERS = 100;

/** Returns why the name of a file or folder is invalid next to the others, or `undefined`. */
export function fileNameProblem(name: string, others: readonly string[] = []): FileNameProblem | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'required';
  if ([...trimmed].length > MOST_CHARACTERS) return 'too-long';
  if (/[/\\:*?"<>|]/.test(trimmed)) return 'wrong-character';
  const folded = trimmed.toLowerCase();
  return others.some((other) => other.toLowerCase() === folded) ? 'taken' : undefined;
}

/** Returns the number of characters to select when renaming starts: all except the extension of a file. */
export function stemLength({ name, isFolder }: Pick<FileItem, 'name' | 'isFolder'>): number {
  const dot = name.lastIndexOf('.');
  return isFolder || dot <= 0 ? name.length : dot;
}
