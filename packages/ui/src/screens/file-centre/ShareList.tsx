import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatDate, showBidiControls } from '../../foundation/text/index.ts';
import { useIsNarrow } from '../../foundation/theme/useIsNarrow.ts';
import { FileMark } from '../../mail/file-browser/FileMark.tsx';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { DataGrid, type DataGridColumn, type DataGridRowAction } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import * as styles from './FileCentre.css.ts';
import { PageHead } from './PageHead.tsx';

/** A share of the user. */
export interface ListedShare {
  id: string;
  /** Names of the shared files and folders. */
  fileNames: readonly string[];
  /** Whether the first name is that of a folder. @default false */
  isFolder?: boolean | undefined;
  url: string;
  code: string;
  createdAt: string;
  /** End of its validity in ISO format; null if it never ends. */
  expiresAt: string | null;
  /** Whether visitors can still open it. */
  state: 'active' | 'expired' | 'ended' | 'used-up';
  downloadCount: number;
  /** Maximum number of downloads. Undefined if unlimited. */
  downloadLimit?: number | undefined;
}

export interface ShareListProps {
  shares: readonly ListedShare[];
  /** Called to show a share. */
  onOpen: (share: ListedShare) => void;
  onCopy: (share: ListedShare) => void;
  /** Called to end shares, after the user has confirmed. */
  onEnd: (share: ListedShare) => void;
  isLoading?: boolean | undefined;
  /** The way to other pages: `Pagination`. */
  pagination?: ReactNode;
  /** IANA zone of the dates. */
  timeZone?: string | undefined;
}

const keyOf = ({ id }: ListedShare) => id;
const textOf = ({ fileNames }: ListedShare) => fileNames.join(', ');

/** Shares of the user: files, code, end, downloads. An active one can be copied and ended at once. */
export function ShareList({ shares, onOpen, onCopy, onEnd, isLoading, pagination, timeZone }: ShareListProps) {
  const { fileCentre: words } = useStrings();
  const isNarrow = useIsNarrow();
  const [ending, setEnding] = useState<ListedShare | null>(null);
  const columns = useShareColumns(timeZone);
  const rowActions = useMemo(
    (): readonly DataGridRowAction<ListedShare>[] => [
      { id: 'copy', label: words.copyShare, icon: <Icon name="copy" />, isAvailable: ({ state }) => state === 'active' },
      { id: 'end', label: words.endShare, icon: <Icon name="dismiss_circle_filled" />, isAvailable: ({ state }) => state === 'active' },
    ],
    [words],
  );
  return (
    <>
      <PageHead title={words.myShares} note={words.mySharesHelp} />
      <DataGrid
        aria-label={words.myShares}
        columns={columns}
        rows={shares}
        getKey={keyOf}
        textValue={textOf}
        rowActions={rowActions}
        onRowAction={onOpen}
        rowSize={isNarrow ? 'double' : 'tall'}
        onAction={(id, share) => (id === 'copy' ? onCopy(share) : setEnding(share))}
        isLoading={isLoading}
        emptyState={<EmptyState title={words.noShares}>{words.noSharesHelp}</EmptyState>}
      />
      <div className={styles.foot}>{pagination}</div>
      {ending && (
        <AlertDialog
          isOpen
          tone="danger"
          title={words.endQuestion}
          confirmLabel={words.endShare}
          onOpenChange={() => setEnding(null)}
          onConfirm={() => {
            setEnding(null);
            onEnd(ending);
          }}
        >
          {words.endConsequence}
        </AlertDialog>
      )}
    </>
  );
}

function useShareColumns(timeZone: string | undefined): readonly DataGridColumn<ListedShare>[] {
  const { fileCentre: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  return useMemo(() => {
    const date = (iso: string) => formatDate(iso, { locale, timeZone });
    const stateOf = ({ state, expiresAt }: ListedShare) => {
      if (state !== 'active') return words.shareStates[state];
      return expiresAt === null ? words.permanent : words.until(date(expiresAt));
    };
    return [
      {
        id: 'files',
        name: words.name,
        minWidth: 160,
        cell: ({ fileNames, isFolder = false }) => (
          <span className={styles.file}>
            <FileMark file={{ name: fileNames[0] ?? '', isFolder }} className={styles.icon} />
            <bdi className={styles.fileName} title={fileNames.join('\n')}>
              {words.sharedNames(showBidiControls(fileNames[0] ?? ''), fileNames.length)}
            </bdi>
          </span>
        ),
      },
      { id: 'code', name: words.code, width: 104, showsFrom: 'medium', cell: ({ code }) => <span className={styles.code}>{code}</span> },
      {
        id: 'state',
        name: words.validity,
        width: 184,
        cell: (share) => (
          <span className={styles.validity} data-expired={share.state !== 'active' || undefined}>
            {stateOf(share)}
          </span>
        ),
      },
      {
        id: 'downloads',
        name: words.downloads,
        width: 112,
        align: 'end',
        showsFrom: 'medium',
        cell: ({ downloadCount, downloadLimit }) =>
          downloadLimit === undefined ? words.times(downloadCount) : words.timesOf(downloadCount, downloadLimit),
      },
      { id: 'createdAt', name: words.sharedAt, width: 168, showsFrom: 'wide', cell: ({ createdAt }) => date(createdAt) },
    ];
  }, [words, locale, timeZone]);
}
