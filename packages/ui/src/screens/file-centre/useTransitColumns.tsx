import { useMemo } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatDate, formatSize, showBidiControls } from '../../foundation/text/index.ts';
import { FileIcon } from '../../mail/attachment-list/index.ts';
import type { DataGridColumn } from '../../parts/data-grid/index.ts';
import * as styles from './FileCentre.css.ts';
import type { TransitFile } from './TransitStation.tsx';

/** Columns of the transit station. */
export function useTransitColumns(timeZone: string | undefined): readonly DataGridColumn<TransitFile>[] {
  const { fileCentre: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  return useMemo(() => {
    const date = (iso: string) => formatDate(iso, { locale, timeZone });
    const validityOf = ({ expiresAt, isExpired = false }: TransitFile) => {
      if (expiresAt === undefined) return words.noLink;
      if (isExpired) return words.expired;
      return expiresAt === null ? words.permanent : words.until(date(expiresAt));
    };
    return [
      { id: 'name', name: words.name, minWidth: 180, cell: (file) => <Name file={file} /> },
      {
        id: 'validity',
        name: words.validity,
        width: 176,
        cell: (file) => (
          <span className={styles.validity} data-expired={file.isExpired || file.isExpiring || undefined}>
            {validityOf(file)}
          </span>
        ),
      },
      {
        id: 'listedUntil',
        name: words.listedUntil,
        width: 152,
        showsFrom: 'wide',
        cell: ({ listedUntil }) => (listedUntil === undefined ? '—' : listedUntil === null ? words.permanent : date(listedUntil)),
      },
      {
        id: 'downloadCount',
        name: words.downloads,
        width: 104,
        align: 'end',
        showsFrom: 'medium',
        cell: ({ downloadCount }) => (downloadCount === undefined ? '—' : words.times(downloadCount)),
      },
      { id: 'size', name: words.size, width: 104, align: 'end', showsFrom: 'medium', cell: ({ size }) => formatSize(size, locale) },
    ];
  }, [words, locale, timeZone]);
}

/** Name of a file, and below it the messages that use it. */
function Name({ file: { name, usedIn = [] } }: { file: TransitFile }) {
  const { fileCentre: words } = useStrings();
  const [first] = usedIn;
  return (
    <span className={styles.file}>
      <FileIcon name={name} className={styles.icon} />
      <span className={styles.names}>
        <bdi className={styles.fileName} title={showBidiControls(name)}>
          {showBidiControls(name)}
        </bdi>
        {first !== undefined && (
          <bdi className={styles.usedIn} title={usedIn.map(showBidiControls).join('\n')}>
            {words.usedIn(showBidiControls(first), usedIn.length)}
          </bdi>
        )}
      </span>
    </span>
  );
}
