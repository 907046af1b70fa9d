import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { ToggleButton, ToggleButtonGroup } from '../../parts/toggle-button/index.ts';
import * as styles from './FileBrowser.css.ts';
import type { FileAction, FileItem } from './file.ts';

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
  delete: 'delete',
  permissions: 'key',
};

interface FileBarProps {
  breadcrumbs: ReactNode;
  actions: readonly FileAction[];
  selected: readonly FileItem[];
  view: 'list' | 'grid';
  onViewChange: ((view: 'list' | 'grid') => void) | undefined;
  onAction: (action: FileAction) => void;
}

/** The line above the files: where they are, what can be done, and how they are shown. */
export function FileBar({ breadcrumbs, actions, selected, view, onViewChange, onAction }: FileBarProps) {
  const { fileBrowser: words } = useStrings();
  const applies = (action: FileAction) => {
    if (action === 'newFolder' || action === 'upload' || action === 'permissions') return true;
    if (action === 'preview' || action === 'rename') return selected.length === 1 && !(action === 'preview' && selected[0]?.isFolder);
    // A folder leaves as a zip, files one by one or as a zip.
    if (action === 'download') return selected.length === 1 && !selected[0]?.isFolder;
    return selected.length > 0;
  };
  return (
    <div className={styles.bar}>
      <div className={styles.path}>{breadcrumbs}</div>
      {actions.length > 0 && (
        <Toolbar aria-label={words.toolbar} className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              variant="quiet"
              isDisabled={!applies(action)}
              icon={<Icon name={ACTION_ICONS[action]} size={16} />}
              onPress={() => onAction(action)}
            >
              {words.actions[action]}
            </Button>
          ))}
        </Toolbar>
      )}
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
