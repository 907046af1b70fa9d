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
  /** Time of deletion, in ISO format, for a file in the trash. */
  deletedAt?: string | undefined;
  /** Path of the folder that contains it, where files of several folders are listed. */
  place?: string | undefined;
  /** Address of a small image of the file. */
  imageUrl?: string | undefined;
  /** Whether the file can be previewed. @default true for files */
  canPreview?: boolean | undefined;
  /** A word about it: shared, about to expire. */
  status?: { tone: 'info' | 'success' | 'warning' | 'danger'; text: ReactNode } | undefined;
}

/** Action on a drive. */
export type FileAction =
  | 'newFolder'
  | 'upload'
  | 'preview'
  | 'share'
  | 'download'
  | 'zip'
  | 'rename'
  | 'move'
  | 'copy'
  | 'versions'
  | 'delete'
  | 'permissions'
  | 'restore'
  | 'deleteForever';

/** Actions for the folder itself. The others need files. */
const FOLDER_ACTIONS: ReadonlySet<FileAction> = new Set(['newFolder', 'upload', 'permissions']);

/** Whether an action is for the folder itself, not for files in it. */
export const isFolderAction = (action: FileAction): boolean => FOLDER_ACTIONS.has(action);

/** Returns whether an action applies to these files. */
export function appliesTo(action: FileAction, files: readonly FileItem[]): boolean {
  const [first] = files;
  if (isFolderAction(action)) return true;
  if (!first) return false;
  const isOneFile = files.length === 1 && !first.isFolder;
  if (action === 'preview') return isOneFile && first.canPreview !== false;
  if (action === 'rename') return files.length === 1;
  // A folder leaves as a zip, files one by one or as a zip.
  if (action === 'download' || action === 'versions') return isOneFile;
  return true;
}

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
  if (trimmed === '' || trimmed === '.' || trimmed === '..') return 'required';
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
