import { clsx } from 'clsx';
import { FileIcon } from '../attachment-list/index.ts';
import * as styles from './FileBrowser.css.ts';
import type { FileItem } from './file.ts';

/** The drawing of a file by its ending, or of a folder. The name beside it tells. */
export function FileMark({ file, className }: { file: Pick<FileItem, 'name' | 'isFolder'>; className: string }) {
  if (!file.isFolder) return <FileIcon name={file.name} className={className} />;
  return (
    <svg viewBox="0 0 28 32" aria-hidden="true" className={clsx(styles.folder, className)}>
      <path d="M2 7a3 3 0 0 1 3-3h6l3 4h9a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z" />
      <path d="M2 14h24v11a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z" fill="currentColor" />
    </svg>
  );
}
