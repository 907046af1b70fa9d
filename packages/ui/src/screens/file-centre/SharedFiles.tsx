import { type ReactNode, useMemo } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatSize, removeBidiControls, showBidiControls } from '../../foundation/text/index.ts';
import { FileMark } from '../../mail/file-browser/FileMark.tsx';
import { DataGrid, type DataGridColumn } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import * as styles from './SharePage.css.ts';

/** A file that is shared. */
export interface SharedFile {
  id: string;
  name: string;
  size: number;
  /** @default false */
  isFolder?: boolean | undefined;
  /** @default false */
  canPreview?: boolean | undefined;
}

export interface SharedFilesProps {
  files: readonly SharedFile[];
  /** The way into a shared folder: `Breadcrumbs`. */
  breadcrumbs?: ReactNode;
  /** Returns the download URL of a file. */
  downloadHref?: ((file: SharedFile) => string) | undefined;
  /** Download URL of a package with all files. Without it, the link is hidden. */
  downloadAllHref?: string | undefined;
  /** Called to open a folder or preview a file. */
  onOpen?: ((file: SharedFile) => void) | undefined;
  isLoading?: boolean | undefined;
}

const keyOf = ({ id }: SharedFile) => id;
const textOf = ({ name }: SharedFile) => showBidiControls(name);

/** Files of a share, with preview and download. */
export function SharedFiles({ files, breadcrumbs, downloadHref, downloadAllHref, onOpen, isLoading }: SharedFilesProps) {
  const { fileCentre: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  const columns = useMemo((): readonly DataGridColumn<SharedFile>[] => {
    const name: DataGridColumn<SharedFile> = {
      id: 'name',
      name: words.name,
      minWidth: 140,
      cell: (file) => (
        <span className={styles.file}>
          <FileMark file={{ name: file.name, isFolder: file.isFolder ?? false }} className={styles.icon} />
          <bdi className={styles.fileName} title={showBidiControls(file.name)}>
            {showBidiControls(file.name)}
          </bdi>
        </span>
      ),
    };
    const size: DataGridColumn<SharedFile> = {
      id: 'size',
      name: words.size,
      width: 96,
      align: 'end',
      cell: (file) => (file.isFolder ? '—' : formatSize(file.size, locale)),
    };
    const download: DataGridColumn<SharedFile> = {
      id: 'download',
      name: words.download,
      isNameHidden: true,
      width: 56,
      cell: (file) =>
        !file.isFolder && (
          <a
            className={styles.download}
            tabIndex={-1}
            href={downloadHref?.(file)}
            download={removeBidiControls(file.name)}
            aria-label={words.downloadFile(showBidiControls(file.name))}
          >
            <Icon name="arrow_download" size={16} />
          </a>
        ),
    };
    return downloadHref ? [name, size, download] : [name, size];
  }, [words, locale, downloadHref]);
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.way}>{breadcrumbs}</div>
        {downloadAllHref !== undefined && files.length > 0 && (
          <a className={styles.downloadAll} href={downloadAllHref} download="">
            <Icon name="arrow_download" size={16} />
            {words.downloadAll}
          </a>
        )}
      </div>
      <div className={styles.list}>
        <DataGrid<SharedFile>
          aria-label={words.shared}
          columns={columns}
          rows={files}
          getKey={keyOf}
          textValue={textOf}
          rowSize="tall"
          onRowAction={onOpen && ((file: SharedFile) => (file.isFolder || file.canPreview) && onOpen(file))}
          isLoading={isLoading}
          emptyState={<EmptyState title={words.emptyShare} />}
        />
      </div>
    </>
  );
}
