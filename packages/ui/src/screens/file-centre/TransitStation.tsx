import { clsx } from 'clsx';
import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatDate, formatSize, showBidiControls } from '../../foundation/text/index.ts';
import { FileIcon } from '../../mail/attachment-list/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { DataGrid, type DataGridColumn, type DataGridRowAction } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../parts/menu/index.ts';
import * as styles from './FileCentre.css.ts';
import { LINK_VALIDITIES, type LinkValidity } from './validity.ts';

/** File that was sent as an online attachment and is available for download. */
export interface TransitFile {
  id: string;
  name: string;
  size: number;
  /** ISO moment until which its link holds; `null` for ever. */
  expiresAt: string | null;
  /** The link holds no longer. @default false */
  isExpired?: boolean | undefined;
  downloadCount: number;
}

/** Props of {@link TransitStation}. An action whose handler is left out is left out. */
export interface TransitStationProps {
  files: readonly TransitFile[];
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  onDownload?: ((file: TransitFile) => void) | undefined;
  /** Called to extend the links of the selected files. */
  onRenew?: ((ids: readonly string[], validity: LinkValidity) => void) | undefined;
  /** Called to move the selected files to the personal drive. */
  onMoveToDisk?: ((ids: readonly string[]) => void) | undefined;
  /** Called to delete the selected files, after the user has confirmed. */
  onDelete?: ((ids: readonly string[]) => void) | undefined;
  isLoading?: boolean | undefined;
  /** The way to other pages: `Pagination`. */
  pagination?: ReactNode;
  /** IANA zone of the dates. */
  timeZone?: string | undefined;
  className?: string | undefined;
}

const keyOf = ({ id }: TransitFile) => id;
const textOf = ({ name }: TransitFile) => name;

/** The files a user has sent as links: how long each holds, how often it was fetched, and what can be done with it. */
export function TransitStation(props: TransitStationProps) {
  const { files, selectedKeys, onSelectionChange, onDownload, onRenew, onMoveToDisk, onDelete, timeZone, className } = props;
  const { fileCentre: words } = useStrings();
  const [asks, setAsks] = useState(false);
  const columns = useTransitColumns(timeZone);
  const canDownload = onDownload !== undefined;
  const rowActions = useMemo(
    (): readonly DataGridRowAction<TransitFile>[] =>
      canDownload ? [{ id: 'download', label: words.download, icon: <Icon name="arrow_download" size={16} /> }] : [],
    [canDownload, words],
  );
  const chosen = files.map(keyOf).filter((id) => selectedKeys.has(id));
  const hasNone = chosen.length === 0;
  return (
    <div className={clsx(styles.page, className)}>
      <div className={styles.bar}>
        {onRenew && (
          <MenuTrigger>
            <Button isDisabled={hasNone} icon={<Icon name="clock" />} iconAfter={<Icon name="chevron_down" />}>
              {words.renew}
            </Button>
            <Menu aria-label={words.renew} onAction={(key) => onRenew(chosen, key as LinkValidity)}>
              {LINK_VALIDITIES.map((validity) => (
                <MenuItem key={validity} id={validity}>
                  {words.validities[validity]}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        )}
        {onMoveToDisk && (
          <Button isDisabled={hasNone} icon={<Icon name="folder_arrow_right" />} onPress={() => onMoveToDisk(chosen)}>
            {words.moveToDisk}
          </Button>
        )}
        {onDelete && (
          <Button isDisabled={hasNone} icon={<Icon name="delete" size={16} />} onPress={() => setAsks(true)}>
            {words.delete}
          </Button>
        )}
        <span role="status" className={styles.note}>
          {!hasNone && words.chosen(chosen.length)}
        </span>
      </div>
      <DataGrid
        aria-label={words.transitStation}
        columns={columns}
        rows={files}
        getKey={keyOf}
        textValue={textOf}
        selectionMode="multiple"
        selectedKeys={selectedKeys}
        onSelectionChange={onSelectionChange}
        rowActions={rowActions}
        onAction={(_, file) => onDownload?.(file)}
        isLoading={props.isLoading}
        emptyState={<EmptyState title={words.noTransitFiles}>{words.noTransitFilesHelp}</EmptyState>}
      />
      {props.pagination}
      {asks && (
        <AlertDialog
          isOpen
          tone="danger"
          title={words.deleteQuestion(chosen.length)}
          confirmLabel={words.delete}
          onOpenChange={setAsks}
          onConfirm={() => {
            setAsks(false);
            onDelete?.(chosen);
          }}
        >
          {words.deleteConsequence}
        </AlertDialog>
      )}
    </div>
  );
}

function useTransitColumns(timeZone: string | undefined): readonly DataGridColumn<TransitFile>[] {
  const { fileCentre: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  return useMemo(
    () => [
      {
        id: 'name',
        name: words.name,
        minWidth: 180,
        cell: ({ name }) => (
          <span className={styles.file}>
            <FileIcon name={name} className={styles.icon} />
            <bdi className={styles.fileName} title={showBidiControls(name)}>
              {showBidiControls(name)}
            </bdi>
          </span>
        ),
      },
      {
        id: 'validity',
        name: words.validity,
        width: 200,
        cell: ({ expiresAt, isExpired = false }) => (
          <span className={styles.validity} data-expired={isExpired || undefined}>
            {isExpired ? words.expired : expiresAt === null ? words.permanent : words.until(formatDate(expiresAt, { locale, timeZone }))}
          </span>
        ),
      },
      {
        id: 'downloadCount',
        name: words.downloads,
        width: 104,
        align: 'end',
        showsFrom: 'medium',
        cell: ({ downloadCount }) => words.times(downloadCount),
      },
      { id: 'size', name: words.size, width: 104, align: 'end', showsFrom: 'medium', cell: ({ size }) => formatSize(size, locale) },
    ],
    [words, locale, timeZone],
  );
}
