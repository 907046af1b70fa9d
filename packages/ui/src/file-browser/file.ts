import type { ReactNode } from 'react';

/** A file or a folder of a disk. */
export interface FileItem {
  id: string;
  name: string;
  isFolder: boolean;
  /** Bytes; a folder has none. */
  size?: number | undefined;
  /** Who put it there. */
  ownerName?: string | undefined;
  /** When it was changed, as ISO. */
  changedAt?: string | undefined;
  /** A word about it: shared, about to expire. */
  status?: { tone: 'info' | 'success' | 'warning' | 'danger'; text: ReactNode } | undefined;
}

/** What can be done on a disk. */
export type FileAction = 'newFolder' | 'upload' | 'preview' | 'share' | 'download' | 'zip' | 'rename' | 'move' | 'delete' | 'permissions';

/** What somebody may do with a folder of the enterprise disk. */
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

/** What a permission covers; what it does not cover is not offered. */
export const actionsOf = (permission: DiskPermission): readonly FileAction[] => ACTIONS[permission];

/** What is wrong with a name. */
export type FileNameProblem = 'required' | 'too-long' | 'wrong-character' | 'taken';

const MOST_CHARACTERS = 100;

/** What is wrong with the name of a file or folder; nothing where it can stand beside the others. */
export function fileNameProblem(name: string, others: readonly string[] = []): FileNameProblem | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'required';
  if ([...trimmed].length > MOST_CHARACTERS) return 'too-long';
  if (/[/\\:*?"<>|]/.test(trimmed)) return 'wrong-character';
  const folded = trimmed.toLowerCase();
  return others.some((other) => other.toLowerCase() === folded) ? 'taken' : undefined;
}

/** How much of a name is marked when it is about to change: all but the ending of a file. */
export function stemLength({ name, isFolder }: Pick<FileItem, 'name' | 'isFolder'>): number {
  const dot = name.lastIndexOf('.');
  return isFolder || dot <= 0 ? name.length : dot;
}
