import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './FileBrowser.css.ts';
import type { FileItem } from './file.ts';

/** Last line of the files: the number of folders and files, and the pages. */
export function FileFoot({ files, pagination }: { files: readonly FileItem[]; pagination: ReactNode }) {
  const words = useStrings().fileBrowser;
  const folders = files.filter(({ isFolder }) => isFolder).length;
  return (
    <div className={styles.foot}>
      <span>{words.counts(folders, files.length - folders)}</span>
      <span className={styles.end}>{pagination}</span>
    </div>
  );
}
