import { Icon } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatDate, formatSize, removeBidiControls, showBidiControls } from '../../foundation/text/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { Link } from '../../parts/link/index.ts';
import { SkeletonRows } from '../../parts/skeleton/index.ts';
import * as styles from './FileCentre.css.ts';

/** Earlier or current content of a file. */
export interface FileVersion {
  id: string;
  size: number;
  /** ISO time at which it was stored. */
  createdAt: string;
  /** Name of the user who stored it. */
  ownerName?: string | undefined;
  /** Whether it is the current content. @default false */
  isCurrent?: boolean | undefined;
}

export interface VersionsDialogProps {
  fileName: string;
  /** Newest first. */
  versions: readonly FileVersion[];
  downloadHref: (version: FileVersion) => string;
  /** Called to make an earlier version the current one. Without it versions can't be restored. */
  onRestore?: ((version: FileVersion) => void) | undefined;
  onClose: () => void;
  isLoading?: boolean | undefined;
  isPending?: boolean | undefined;
  /** IANA zone of the dates. */
  timeZone?: string | undefined;
}

/** Versions of a file. The user can download them, and restore an earlier one. */
export function VersionsDialog({ fileName, versions, downloadHref, onRestore, onClose, isLoading = false, ...rest }: VersionsDialogProps) {
  const { isPending = false, timeZone } = rest;
  const { fileCentre: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  return (
    <Dialog title={words.versionsOf(showBidiControls(fileName))} size={520} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {isLoading && <SkeletonRows columns={['minmax(80px, 1fr)', '80px']} />}
      {!isLoading && versions.length === 0 && <EmptyState title={words.noVersions}>{words.noVersionsHelp}</EmptyState>}
      <ul aria-label={words.versions} className={styles.sharedFiles}>
        {versions.map((version) => {
          const date = formatDate(version.createdAt, { locale, timeZone });
          return (
            <li key={version.id} className={styles.sharedFile}>
              <span className={styles.sharedName}>
                {date}
                {version.isCurrent && ` · ${words.currentVersion}`}
                {version.ownerName !== undefined && (
                  <span className={styles.note}>
                    {' '}
                    <bdi>{version.ownerName}</bdi>
                  </span>
                )}
              </span>
              <span className={styles.size}>{formatSize(version.size, locale)}</span>
              <Link href={downloadHref(version)} download={removeBidiControls(fileName)} aria-label={words.downloadVersion(date)}>
                {words.download}
              </Link>
              {onRestore && !version.isCurrent && (
                <Button
                  isDisabled={isPending}
                  icon={<Icon name="arrow_undo" />}
                  aria-label={words.restoreVersion(date)}
                  onPress={() => onRestore(version)}
                >
                  {words.restore}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
