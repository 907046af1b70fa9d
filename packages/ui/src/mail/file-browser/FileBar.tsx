import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatSize } from '../../foundation/text/index.ts';
import { useIsFolded, useIsNarrow } from '../../foundation/theme/useIsNarrow.ts';
import { Button } from '../../parts/button/index.ts';
import { ToggleButton, ToggleButtonGroup } from '../../parts/toggle-button/index.ts';
import { Toolbar, ToolbarActions } from '../../parts/toolbar/index.ts';
import * as bar from './FileBar.css.ts';
import * as styles from './FileBrowser.css.ts';
import { appliesTo, type FileAction, type FileItem, isFolderAction } from './file.ts';

/** The drawing of each action. */
export const ACTION_ICONS: Readonly<Record<FileAction, IconName>> = {
  newFolder: 'folder_add',
  upload: 'arrow_upload',
  preview: 'eye',
  share: 'share',
  download: 'arrow_download',
  zip: 'archive',
  rename: 'edit',
  move: 'folder_arrow_right',
  copy: 'copy',
  versions: 'clock',
  delete: 'delete',
  permissions: 'key',
  restore: 'arrow_undo',
  deleteForever: 'delete',
};

/** Actions of one file, which its row and its menu have. */
const IN_MENU: ReadonlySet<FileAction> = new Set(['preview', 'versions']);

/** Actions at the end, which are the first to go into the menu *More*. */
const RARE: ReadonlySet<FileAction> = new Set(['zip', 'copy']);

/** About the width of a button with its label. */
const ACTION_WIDTH = 112;

interface FileBarProps {
  breadcrumbs: ReactNode;
  actions: readonly FileAction[];
  /** Whether Upload is left to the sidebar, unless that is a drawer. */
  hasUploadInSidebar: boolean;
  selected: readonly FileItem[];
  view: 'list' | 'grid';
  onViewChange: ((view: 'list' | 'grid') => void) | undefined;
  onAction: (action: FileAction) => void;
  /** Search field of the folder. */
  search: ReactNode;
}

/** The line above the files: where they are, what can be done, and how they are shown. */
export function FileBar(props: FileBarProps) {
  const { breadcrumbs, actions, hasUploadInSidebar, selected, view, onViewChange, onAction, search } = props;
  const { fileBrowser: words } = useStrings();
  const isUploadElsewhere = !useIsFolded() && hasUploadInSidebar;
  // Actions for files appear with the selection.
  const all = actions.filter(
    (action) => !IN_MENU.has(action) && (isFolderAction(action) || selected.length > 0) && !(isUploadElsewhere && action === 'upload'),
  );
  // A phone has no room for buttons that do nothing.
  const isNarrow = useIsNarrow();
  const possible = isNarrow ? all.filter((action) => appliesTo(action, selected)) : all;
  const shown = possible.toSorted((one, other) => Number(RARE.has(one)) - Number(RARE.has(other)));
  return (
    <div className={styles.bar}>
      <div className={styles.path}>{breadcrumbs}</div>
      {shown.length > 0 && (
        <div className={bar.actions} style={{ flexBasis: isNarrow ? '100%' : shown.length * ACTION_WIDTH }}>
          <Toolbar label={words.toolbar} variant="bare">
            <ToolbarActions
              align={isNarrow ? 'start' : 'end'}
              actions={shown.map((action) => ({
                id: action,
                label: words.actions[action],
                icon: <Icon name={ACTION_ICONS[action]} size={16} />,
                dropsLabel: 'never',
                isDisabled: !appliesTo(action, selected),
                onPress: () => onAction(action),
              }))}
            />
          </Toolbar>
        </div>
      )}
      {search !== undefined && <div className={bar.search}>{search}</div>}
      {onViewChange && (
        <ToggleButtonGroup
          label={words.view}
          className={styles.views}
          variant="quiet"
          selectedKeys={[view]}
          onSelectionChange={([chosen]) => onViewChange(chosen === 'grid' ? 'grid' : 'list')}
        >
          <ToggleButton id="list" label={words.list} icon={<Icon name="text_bullet_list" size={16} />} />
          <ToggleButton id="grid" label={words.icons} icon={<Icon name="grid" size={16} />} />
        </ToggleButtonGroup>
      )}
    </div>
  );
}

/** Number and size of the selected files. */
export function SelectionLine({ selected, onClear }: { selected: readonly FileItem[]; onClear: () => void }) {
  const { fileBrowser: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  const size = selected.reduce((sum, file) => sum + (file.size ?? 0), 0);
  return (
    <div role="status" className={styles.selection}>
      {selected.length > 0 && (
        <>
          <span className={styles.strong}>{words.selected(selected.length)}</span>
          <span>{formatSize(size, locale)}</span>
          <Button variant="link" tone="accent" onPress={onClear}>
            {words.clear}
          </Button>
        </>
      )}
    </div>
  );
}
