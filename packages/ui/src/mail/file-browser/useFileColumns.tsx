import { useMemo } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { formatDate, formatSize } from '../../foundation/text/index.ts';
import type { DataGridColumn } from '../../parts/data-grid/index.ts';
import * as styles from './FileBrowser.css.ts';
import { FileMark } from './FileMark.tsx';
import type { FileItem } from './file.ts';
import type { Naming } from './useNaming.tsx';

interface FileColumnsProps {
  naming: Naming;
  hasStatus: boolean;
  timeZone: string | undefined;
}

/** The columns of a list of files. */
export function useFileColumns({ naming, hasStatus, timeZone }: FileColumnsProps): readonly DataGridColumn<FileItem>[] {
  const { fileBrowser: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  return useMemo(() => {
    const name: DataGridColumn<FileItem> = {
      id: 'name',
      name: words.name,
      minWidth: 180,
      allowsSorting: true,
      allowsResizing: true,
      cell: (file) => (
        <span className={styles.name}>
          <FileMark file={file} className={styles.icon} />
          {naming.field(file) ?? (
            <bdi className={styles.nameWords} title={file.name} data-folder={file.isFolder || undefined}>
              {file.isFolder && <span className={visuallyHidden}>{words.folder} </span>}
              {file.name}
            </bdi>
          )}
        </span>
      ),
    };
    const status: DataGridColumn<FileItem> = {
      id: 'status',
      name: words.status,
      width: 140,
      showsFrom: 'medium',
      cell: ({ status: now }) =>
        now && (
          <span className={styles.status} data-tone={now.tone}>
            {now.text}
          </span>
        ),
    };
    const rest: DataGridColumn<FileItem>[] = [
      { id: 'ownerName', name: words.owner, width: 136, allowsSorting: true, showsFrom: 'wide', cell: ({ ownerName }) => ownerName },
      {
        id: 'changedAt',
        name: words.changed,
        width: 176,
        allowsSorting: true,
        showsFrom: 'medium',
        cell: ({ changedAt }) => changedAt && formatDate(changedAt, { locale, timeZone }),
      },
      {
        id: 'size',
        name: words.size,
        width: 104,
        align: 'end',
        allowsSorting: true,
        cell: ({ size }) => (size === undefined ? '—' : formatSize(size, locale)),
      },
    ];
    return hasStatus ? [name, status, ...rest] : [name, ...rest];
  }, [naming, hasStatus, timeZone, words, locale]);
}
