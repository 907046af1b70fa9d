import { useMemo } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { formatDate, formatSize } from '../../foundation/text/index.ts';
import type { DataGridColumn } from '../../parts/data-grid/index.ts';
import * as styles from './FileBrowser.css.ts';
import { FileMark } from './FileMark.tsx';
import type { FileItem } from './file.ts';
import type { Naming } from './useNaming.tsx';

export interface FileColumnsProps {
  naming: Naming;
  files: readonly FileItem[];
  /** On phones, size, date and status are on a second line of the name. */
  isNarrow: boolean;
  timeZone: string | undefined;
}

/** The columns of a list of files. */
export function useFileColumns({ naming, files, timeZone, isNarrow }: FileColumnsProps): readonly DataGridColumn<FileItem>[] {
  const { fileBrowser: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  const has = (test: (file: FileItem) => unknown) => files.some((file) => Boolean(test(file)));
  const hasStatus = has(({ status }) => status);
  const hasOwner = has(({ ownerName }) => ownerName);
  const hasPlace = has(({ place }) => place !== undefined);
  const isTrash = has(({ deletedAt }) => deletedAt);
  return useMemo(() => {
    const name: DataGridColumn<FileItem> = {
      id: 'name',
      name: words.name,
      minWidth: 180,
      allowsSorting: true,
      allowsResizing: !isNarrow,
      cell: (file) => (
        <span className={styles.name}>
          <FileMark file={file} className={styles.icon} />
          {naming.field(file) ?? (
            <bdi className={styles.nameWords} title={file.name} data-folder={file.isFolder || undefined}>
              {file.isFolder && <span className={visuallyHidden}>{words.folder} </span>}
              {file.name}
              {isNarrow && <Meta file={file} locale={locale} timeZone={timeZone} />}
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
    const place: DataGridColumn<FileItem> = {
      id: 'place',
      name: words.folder,
      width: 180,
      showsFrom: 'medium',
      cell: (file) => <bdi title={file.place}>{file.place}</bdi>,
    };
    const owner: DataGridColumn<FileItem> = {
      id: 'ownerName',
      name: words.owner,
      width: 136,
      allowsSorting: true,
      showsFrom: 'wide',
      cell: ({ ownerName }) => ownerName,
    };
    const changed: DataGridColumn<FileItem> = {
      id: isTrash ? 'deletedAt' : 'changedAt',
      name: isTrash ? words.deleted : words.changed,
      width: 176,
      allowsSorting: true,
      showsFrom: 'medium',
      cell: (file) => momentOf(file, locale, timeZone),
    };
    const size: DataGridColumn<FileItem> = {
      id: 'size',
      name: words.size,
      width: 104,
      align: 'end',
      allowsSorting: true,
      showsFrom: 'medium',
      cell: (file) => (file.size === undefined ? '—' : formatSize(file.size, locale)),
    };
    return [name, ...(hasStatus ? [status] : []), ...(hasPlace ? [place] : []), ...(hasOwner ? [owner] : []), changed, size];
  }, [naming, hasStatus, hasOwner, hasPlace, isTrash, isNarrow, timeZone, words, locale]);
}

/** Date of the deletion, or of the last change. */
const momentOf = ({ deletedAt, changedAt }: FileItem, locale: string, timeZone: string | undefined) => {
  const moment = deletedAt ?? changedAt;
  return moment && formatDate(moment, { locale, timeZone });
};

/** Second line of a name on phones. */
function Meta({ file, locale, timeZone }: { file: FileItem; locale: string; timeZone: string | undefined }) {
  return (
    <span className={styles.meta}>
      <span>{momentOf(file, locale, timeZone)}</span>
      {file.size !== undefined && <span>{formatSize(file.size, locale)}</span>}
      {file.status && (
        <span className={styles.metaStatus} data-tone={file.status.tone}>
          {file.status.text}
        </span>
      )}
    </span>
  );
}
