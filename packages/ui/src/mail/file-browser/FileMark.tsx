import { clsx } from 'clsx';
import { FileIcon } from '../attachment-list/index.ts';
import * as styles from './FileBrowser.css.ts';
import type { FileItem } from './file.ts';

/** Small image of a file if it has one, or the drawing of its ending or of a folder. The name beside it tells. */
export function FileMark({ file, className }: { file: Pick<FileItem, 'name' | 'isFolder' | 'imageUrl'>; className: string }) {
  if (file.imageUrl !== undefined)
    return <img src={file.imageUrl} alt="" loading="lazy" draggable={false} className={clsx(styles.image, className)} />;
  if (!file.isFolder) return <FileIcon name={file.name} className={className} />;
  return (
    <svg viewBox="0 0 28 32" aria-hidden="true" className={clsx(styles.folder, className)}>
      <path d="M2 7a3 3 0 0 1 3-3h6l3 4h9a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z" />
      <path d="M2 14h24v11a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z" fill="currentColor" />
    </svg>
  );
}
