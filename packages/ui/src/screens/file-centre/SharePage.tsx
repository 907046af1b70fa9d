import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatSize, removeBidiControls, showBidiControls } from '../../foundation/text/index.ts';
import { FileIcon } from '../../mail/attachment-list/index.ts';
import { ExtractionCodeForm } from '../../mail/share-dialog/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import * as styles from './FileCentre.css.ts';

/** A file that is shared. */
export interface SharedFile {
  id: string;
  name: string;
  size: number;
}

/** Props of {@link SharePage}. */
export interface SharePageProps {
  /** Name of the owner or of the share. */
  title: string;
  /** `code` asks for the code, `open` shows the files, `ended` says that there is nothing any more. */
  state: 'code' | 'open' | 'ended';
  /** The files, once the code was right. */
  files?: readonly SharedFile[] | undefined;
  /** Expiry of the link, as formatted text. */
  validUntil?: string | undefined;
  /** Called with 6 letters or digits. */
  onCode: (code: string) => void;
  /** Why the files did not open: the code is wrong, or the share has ended. */
  errorMessage?: string | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  /** Returns the download URL of a file. */
  downloadHref?: ((file: SharedFile) => string) | undefined;
  /** Download URL of a package with all files. Without it, the link is hidden. */
  downloadAllHref?: string | undefined;
  /** The brand above the sheet. */
  start?: ReactNode;
  className?: string | undefined;
}

/** The page a visitor comes to by a link: asks for the code, then offers the files. */
export function SharePage(props: SharePageProps) {
  const { title, state, files = [], validUntil, onCode, errorMessage, isPending, start, className } = props;
  const { fileCentre: words } = useStrings();
  return (
    <main className={clsx(styles.visit, className)}>
      {start}
      <div className={styles.sheet}>
        {state === 'code' && <ExtractionCodeForm title={title} onSubmit={onCode} errorMessage={errorMessage} isPending={isPending} />}
        {state === 'ended' && <EmptyState isAnnounced drawing="lost" title={errorMessage ?? words.shareEnded} />}
        {state === 'open' && (
          <>
            <h1 className={styles.visitTitle}>{title}</h1>
            {validUntil !== undefined && <p className={styles.note}>{words.until(validUntil)}</p>}
            <Files {...props} files={files} />
          </>
        )}
      </div>
    </main>
  );
}

function Files({
  files,
  downloadHref,
  downloadAllHref,
}: Pick<SharePageProps, 'downloadHref' | 'downloadAllHref'> & { files: readonly SharedFile[] }) {
  const { fileCentre: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  return (
    <>
      <ul aria-label={words.sharedFiles(files.length)} className={styles.sharedFiles}>
        {files.map((file) => {
          const name = showBidiControls(file.name);
          return (
            <li key={file.id} className={styles.sharedFile}>
              <FileIcon name={file.name} className={styles.icon} />
              <bdi className={styles.sharedName}>{name}</bdi>
              <span className={styles.size}>{formatSize(file.size, locale)}</span>
              {downloadHref && (
                <a
                  className={styles.download}
                  href={downloadHref(file)}
                  download={removeBidiControls(file.name)}
                  aria-label={words.downloadFile(name)}
                >
                  <Icon name="arrow_download" size={16} />
                  {words.download}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {downloadAllHref !== undefined && files.length > 1 && (
        <a className={styles.downloadAll} href={downloadAllHref} download="">
          {words.downloadAll}
        </a>
      )}
    </>
  );
}
