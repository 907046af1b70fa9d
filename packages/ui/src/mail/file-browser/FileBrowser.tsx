import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import { DropZone } from 'react-aria-components';
import { Icon } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatSize } from '../../foundation/text/index.ts';
import { Button } from '../../parts/button/index.ts';
import { DataGrid, type DataGridRowAction, type SortDescriptor } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { type DroppedFile, readDrop } from '../../parts/file-drop-zone/readDrop.ts';
import { ACTION_ICONS, FileBar } from './FileBar.tsx';
import * as styles from './FileBrowser.css.ts';
import { FileTiles } from './FileTiles.tsx';
import type { FileAction, FileItem } from './file.ts';
import { useFileColumns } from './useFileColumns.tsx';
import { NEW_FOLDER, useNaming } from './useNaming.tsx';

/** Props of {@link FileBrowser}. */
export interface FileBrowserProps {
  /** Accessible name of the folder. */
  'aria-label': string;
  files: readonly FileItem[];
  /** Actions that are allowed here, see `actionsOf`. Others are hidden. */
  actions: readonly FileAction[];
  /** The way to the folder: `Breadcrumbs`. */
  breadcrumbs?: ReactNode;
  /** @default 'list' */
  view?: 'list' | 'grid' | undefined;
  /** Without it the view cannot be changed. */
  onViewChange?: ((view: 'list' | 'grid') => void) | undefined;
  selectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  sortDescriptor?: SortDescriptor | undefined;
  onSortChange?: ((sort: SortDescriptor) => void) | undefined;
  /** A folder or file was pressed. */
  onOpen?: ((file: FileItem) => void) | undefined;
  /** Called with an action for files, or for the folder itself if there are none. `anchor` is the element to place a popover at. */
  onAction?: ((action: FileAction, files: readonly FileItem[], anchor?: HTMLElement) => void) | undefined;
  /** Right click, or More on a row; `anchor` is where the menu belongs. Without it rows have no More. */
  onMenu?: ((file: FileItem, anchor: HTMLElement) => void) | undefined;
  /** A name was changed in place. */
  onRename?: ((file: FileItem, name: string) => void) | undefined;
  /** A folder was made and named in place. */
  onCreateFolder?: ((name: string) => void) | undefined;
  /** Files, and folders with what is in them, were dropped or pasted. */
  onUpload?: ((files: readonly DroppedFile[]) => void) | undefined;
  /** Search text that the files were filtered by; shown in the empty state. */
  searchText?: string | undefined;
  isLoading?: boolean | undefined;
  /** Shown when there are no files. */
  emptyState?: ReactNode;
  /** Content at the end of the last line: `Pagination`. */
  pagination?: ReactNode;
  /** IANA zone of the dates. */
  timeZone?: string | undefined;
  className?: string | undefined;
}

const NONE: ReadonlySet<string> = new Set();
const ROW_ACTIONS: readonly FileAction[] = ['preview', 'share', 'download'];
const keyOf = ({ id }: FileItem) => id;
const textOf = ({ name }: FileItem) => name;

/** The files and folders of one folder, as a list or as icons, and what can be done with them. */
export function FileBrowser(props: FileBrowserProps) {
  const { files, actions, view = 'list', selectedKeys = NONE, onSelectionChange, onAction, onMenu, onUpload, isLoading = false } = props;
  const { fileBrowser: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  const focused = useRef<FileItem | undefined>(undefined);
  const canUpload = actions.includes('upload') && onUpload !== undefined;
  const naming = useNaming({ files, onRename: props.onRename, onCreateFolder: props.onCreateFolder });
  const columns = useFileColumns({ naming, hasStatus: files.some(({ status }) => status), timeZone: props.timeZone });
  const selected = files.filter(({ id }) => selectedKeys.has(id));
  const folders = files.filter(({ isFolder }) => isFolder).length;
  const hasMenu = onMenu !== undefined;
  const rowActions = useMemo((): readonly DataGridRowAction<FileItem>[] => {
    const own = ROW_ACTIONS.filter((action) => actions.includes(action)).map((action) => ({
      id: action,
      label: words.actions[action],
      icon: <Icon name={ACTION_ICONS[action]} size={16} />,
      isAvailable: ({ isFolder, id }: FileItem) => id !== NEW_FOLDER && (action === 'share' || !isFolder),
    }));
    const more = {
      id: 'more',
      label: words.more,
      icon: <Icon name="more_horizontal" size={16} />,
      isAvailable: ({ id }: FileItem) => id !== NEW_FOLDER,
    };
    return hasMenu ? [...own, more] : own;
  }, [actions, words, hasMenu]);

  const act = (action: FileAction, on: readonly FileItem[], anchor?: HTMLElement) => {
    const [first] = on;
    if (action === 'newFolder' && props.onCreateFolder) naming.begin(NEW_FOLDER);
    else if (action === 'rename' && props.onRename) naming.begin(first?.id);
    else onAction?.(action, on, anchor);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const file = focused.current;
    const isAtFile = (event.target as Element).closest('[role="row"]') && !(event.target as Element).matches('input, button');
    if (!file || !isAtFile || event.nativeEvent.isComposing) return;
    if (event.key === 'F2' && actions.includes('rename')) act('rename', [file]);
    else if (event.key === 'Delete' && actions.includes('delete')) act('delete', selected.length > 0 ? selected : [file]);
    else return;
    event.preventDefault();
  };
  const emptyState = props.emptyState ?? <Nothing searchText={props.searchText} canUpload={canUpload} />;
  const list = { 'aria-label': props['aria-label'], selectedKeys, onSelectionChange };
  const setFocused = (file: FileItem) => {
    focused.current = file;
  };

  return (
    <div className={clsx(styles.root, props.className)}>
      <FileBar
        breadcrumbs={props.breadcrumbs}
        {...{ actions, selected, view }}
        onViewChange={props.onViewChange}
        onAction={(action) => act(action, selected)}
      />
      <div role="status" className={styles.selection}>
        {selected.length > 0 && (
          <>
            <span className={styles.strong}>{words.selected(selected.length)}</span>
            <span>
              {formatSize(
                selected.reduce((sum, { size = 0 }) => sum + size, 0),
                locale,
              )}
            </span>
            <Button variant="link" tone="accent" onPress={() => onSelectionChange?.(new Set())}>
              {words.clear}
            </Button>
          </>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the files in it */}
      <div className={styles.zone} onKeyDown={onKeyDown}>
        <Uploading canUpload={canUpload} onUpload={onUpload}>
          {view === 'list' ? (
            <DataGrid
              {...list}
              columns={columns}
              rows={naming.shown}
              getKey={keyOf}
              textValue={textOf}
              selectionMode={onSelectionChange ? 'multiple' : 'none'}
              sortDescriptor={props.sortDescriptor}
              onSortChange={props.onSortChange}
              onRowAction={(file) => file.id !== naming.renamed && props.onOpen?.(file)}
              onFocusedChange={setFocused}
              rowActions={rowActions}
              onAction={(id, file, anchor) => {
                const action = ROW_ACTIONS.find((one) => one === id);
                if (action) act(action, [file], anchor);
                else onMenu?.(file, anchor);
              }}
              onMenu={onMenu}
              rowSize="tall"
              isLoading={isLoading}
              emptyState={emptyState}
            />
          ) : (
            <FileTiles
              label={props['aria-label']}
              {...{ selectedKeys, onSelectionChange, onMenu, emptyState }}
              files={naming.shown}
              onOpen={props.onOpen}
              onFocusedChange={setFocused}
              fieldOf={naming.field}
              isNaming={naming.renamed !== undefined}
            />
          )}
        </Uploading>
      </div>
      <div className={styles.foot}>
        <span>{words.counts(folders, files.length - folders)}</span>
        <span className={styles.end}>{props.pagination}</span>
      </div>
    </div>
  );
}

/** Empty state of the file list. */
function Nothing({ searchText, canUpload }: { searchText: string | undefined; canUpload: boolean }) {
  const { fileBrowser: words } = useStrings();
  return searchText ? (
    <EmptyState drawing="search" title={words.notFound(searchText)} isAnnounced>
      {words.notFoundHelp}
    </EmptyState>
  ) : (
    <EmptyState title={words.empty}>{canUpload ? words.emptyHelp : words.emptyReadOnly}</EmptyState>
  );
}

interface UploadingProps {
  canUpload: boolean;
  onUpload: FileBrowserProps['onUpload'];
  children: ReactNode;
}

/** Takes files that are dropped or pasted, where that is allowed. */
function Uploading({ canUpload, onUpload, children }: UploadingProps) {
  const { fileBrowser: words } = useStrings();
  if (!canUpload) return children;
  return (
    <DropZone
      aria-label={words.dropZone}
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => void readDrop(items, true).then((dropped) => dropped.length > 0 && onUpload?.(dropped))}
      className={styles.zone}
    >
      {({ isDropTarget }) => (
        <>
          {children}
          {isDropTarget && <div className={styles.release}>{words.release}</div>}
        </>
      )}
    </DropZone>
  );
}
