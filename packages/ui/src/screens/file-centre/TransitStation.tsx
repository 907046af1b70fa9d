import { clsx } from 'clsx';
import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { DataGrid, type DataGridRowAction } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../parts/menu/index.ts';
import * as styles from './FileCentre.css.ts';
import { PageHead } from './PageHead.tsx';
import { useTransitColumns } from './useTransitColumns.tsx';
import { LINK_VALIDITIES, type LinkValidity } from './validity.ts';

/** Stored mail attachment, which may have a link. */
export interface TransitFile {
  id: string;
  name: string;
  size: number;
  /** End of its link in ISO format; null if it never expires, undefined if there is no link. */
  expiresAt?: string | null | undefined;
  /** The link holds no longer. @default false */
  isExpired?: boolean | undefined;
  /** Whether the link ends within a few days. @default false */
  isExpiring?: boolean | undefined;
  /** Last day on which it is listed here, in ISO format; null if it has none. Undefined if it wasn't sent. */
  listedUntil?: string | null | undefined;
  /** Subjects of the messages that use it. */
  usedIn?: readonly string[] | undefined;
  downloadCount?: number | undefined;
}

/** Props of {@link TransitStation}. An action whose handler is left out is left out. */
export interface TransitStationProps {
  files: readonly TransitFile[];
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  onDownload?: ((file: TransitFile) => void) | undefined;
  /** Called to copy the link of a file. */
  onCopyLink?: ((file: TransitFile) => void) | undefined;
  /** Called to extend the links of the selected files, for one of `validities`. */
  onRenew?: ((ids: readonly string[], validity: LinkValidity) => void) | undefined;
  /** Periods to choose from. @default all of `LINK_VALIDITIES` */
  validities?: readonly LinkValidity[] | undefined;
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

/** Attachments that the user has sent: how long each is kept and its link holds, where it is used, and what can be done with it. */
export function TransitStation(props: TransitStationProps) {
  const { files, selectedKeys, onSelectionChange, onDownload, onCopyLink, onRenew, onMoveToDisk, onDelete, timeZone, className } = props;
  const { validities = LINK_VALIDITIES } = props;
  const { fileCentre: words } = useStrings();
  const [asks, setAsks] = useState(false);
  const columns = useTransitColumns(timeZone);
  const rowActions = useRowActions(onDownload !== undefined, onCopyLink !== undefined);
  const chosen = files.map(keyOf).filter((id) => selectedKeys.has(id));
  const hasNone = chosen.length === 0;
  return (
    <div className={clsx(styles.page, className)}>
      <PageHead title={words.transitStation} note={words.transitStationHelp} />
      <div className={styles.bar}>
        {onRenew && (
          <MenuTrigger>
            <Button isDisabled={hasNone || validities.length === 0} icon={<Icon name="clock" />} iconAfter={<Icon name="chevron_down" />}>
              {words.renew}
            </Button>
            <Menu aria-label={words.renew} onAction={(key) => onRenew(chosen, key as LinkValidity)}>
              {validities.map((validity) => (
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
        onAction={(id, file) => (id === 'copy' ? onCopyLink : onDownload)?.(file)}
        rowSize="double"
        isLoading={props.isLoading}
        emptyState={<EmptyState title={words.noTransitFiles}>{words.noTransitFilesHelp}</EmptyState>}
      />
      <div className={styles.foot}>{props.pagination}</div>
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

function useRowActions(canDownload: boolean, canCopy: boolean) {
  const { fileCentre: words } = useStrings();
  return useMemo((): readonly DataGridRowAction<TransitFile>[] => {
    const download = { id: 'download', label: words.download, icon: <Icon name="arrow_download" size={16} /> };
    const copy = {
      id: 'copy',
      label: words.copyLink,
      icon: <Icon name="link" />,
      isAvailable: ({ expiresAt, isExpired }: TransitFile) => expiresAt !== undefined && !isExpired,
    };
    return [...(canCopy ? [copy] : []), ...(canDownload ? [download] : [])];
  }, [canDownload, canCopy, words]);
}
