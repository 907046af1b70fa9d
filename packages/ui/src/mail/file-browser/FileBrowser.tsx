import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { DataGrid, type SortDescriptor } from '../../parts/data-grid/index.ts';
import { FileBar, SelectionLine } from './FileBar.tsx';
import * as styles from './FileBrowser.css.ts';
import { FileDrop, type FileDropProps, Nothing } from './FileDrop.tsx';
import { FileFoot } from './FileFoot.tsx';
import { FileMenu } from './FileMenu.tsx';
import { FileTiles } from './FileTiles.tsx';
import type { FileAction, FileItem } from './file.ts';
import { type FileClipboardHandlers, fileKeys } from './fileKeys.ts';
import { useFileDrag } from './useFileDrag.ts';
import { ROW_ACTIONS, useFileTable } from './useFileTable.tsx';
import { NEW_FOLDER, useNaming } from './useNaming.tsx';

/** Props of {@link FileBrowser}. */
export interface FileBrowserProps extends FileClipboardHandlers, Pick<FileDropProps, 'onUpload'> {
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
  /** Right click, or More on a row; `anchor` is where the menu belongs. Without it, the menu has the actions that apply to the row. */
  onMenu?: ((file: FileItem, anchor: HTMLElement) => void) | undefined;
  /** A name was changed in place. */
  onRename?: ((file: FileItem, name: string) => void) | undefined;
  /** A folder was made and named in place. */
  onCreateFolder?: ((name: string) => void) | undefined;
  /** Called to move files into a folder: they were dragged onto it. Without it files can't be dragged. */
  onMove?: ((ids: readonly string[], folderId: string) => void) | undefined;
  /** Whether the sidebar has an Upload button. Where it is a drawer, the toolbar has one too. @default false */
  hasUploadInSidebar?: boolean | undefined;
  /** Search field of the folder. */
  search?: ReactNode;
  /** Lines between the bar and the files, such as a warning. */
  notice?: ReactNode;
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
const keyOf = ({ id }: FileItem) => id;
const textOf = ({ name }: FileItem) => name;

/** The files and folders of one folder, as a list or as icons, and what can be done with them. */
export function FileBrowser(props: FileBrowserProps) {
  const { files, actions, view = 'list', selectedKeys = NONE, onSelectionChange, onAction, onUpload, isLoading = false } = props;
  const [menu, setMenu] = useState<{ files: readonly FileItem[]; anchor: HTMLElement } | null>(null);
  const canUpload = actions.includes('upload') && onUpload !== undefined;
  const naming = useNaming({ files, onRename: props.onRename, onCreateFolder: props.onCreateFolder });
  const selected = files.filter(({ id }) => selectedKeys.has(id));
  const hasMenu = props.onMenu !== undefined || actions.length > 0;
  const table = useFileTable({ naming, files, timeZone: props.timeZone, actions, hasMenu });

  const act = (action: FileAction, on: readonly FileItem[], anchor?: HTMLElement) => {
    const [first] = on;
    if (action === 'newFolder' && props.onCreateFolder) naming.begin(NEW_FOLDER);
    else if (action === 'rename' && props.onRename) naming.begin(first?.id);
    else onAction?.(action, on, anchor);
  };
  const openMenu =
    props.onMenu ?? ((file: FileItem, anchor: HTMLElement) => setMenu({ files: selectedKeys.has(file.id) ? selected : [file], anchor }));
  const onKeyDown = fileKeys({ files, actions, selected, act, onCut: props.onCut, onCopy: props.onCopy, onPasteFiles: props.onPasteFiles });
  const drag = useFileDrag({ files, selectedKeys, onMove: actions.includes('move') ? props.onMove : undefined });
  const emptyState = props.emptyState ?? <Nothing searchText={props.searchText} canUpload={canUpload} />;
  const list = { 'aria-label': props['aria-label'], selectedKeys, onSelectionChange, onMenu: hasMenu ? openMenu : undefined };

  return (
    <div className={clsx(styles.root, props.className)}>
      <FileBar
        breadcrumbs={props.breadcrumbs}
        search={props.search}
        {...{ selected, view }}
        actions={actions}
        hasUploadInSidebar={props.hasUploadInSidebar ?? false}
        onViewChange={props.onViewChange}
        onAction={(action) => act(action, selected)}
      />
      <SelectionLine selected={selected} onClear={() => onSelectionChange?.(NONE)} />
      {props.notice}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the files in it */}
      <div className={styles.zone} onKeyDown={onKeyDown}>
        <FileDrop canUpload={canUpload} onUpload={onUpload} drag={drag}>
          {view === 'list' ? (
            <DataGrid
              {...list}
              {...table}
              rows={naming.shown}
              getKey={keyOf}
              textValue={textOf}
              selectionMode={onSelectionChange ? 'multiple' : 'none'}
              sortDescriptor={props.sortDescriptor}
              onSortChange={props.onSortChange}
              onRowAction={(file) => file.id !== naming.renamed && props.onOpen?.(file)}
              onAction={(id, file, anchor) => {
                const action = ROW_ACTIONS.find((one) => one === id);
                if (action) act(action, [file], anchor);
                else openMenu(file, anchor);
              }}
              isLoading={isLoading}
              emptyState={emptyState}
            />
          ) : (
            <FileTiles
              {...list}
              label={props['aria-label']}
              emptyState={emptyState}
              files={naming.shown}
              onOpen={props.onOpen}
              fieldOf={naming.field}
              isNaming={naming.renamed !== undefined}
            />
          )}
        </FileDrop>
      </div>
      <FileFoot files={files} pagination={props.pagination} />
      {menu && <FileMenu {...menu} actions={actions} onAction={act} onClose={() => setMenu(null)} />}
    </div>
  );
}
