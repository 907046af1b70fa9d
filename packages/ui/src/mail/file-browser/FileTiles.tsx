import type { ReactNode } from 'react';
import { GridList, GridListItem, type Selection } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatSize } from '../../foundation/text/index.ts';
import { IconButton } from '../../parts/button/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import * as shared from './FileBrowser.css.ts';
import { FileMark } from './FileMark.tsx';
import * as styles from './FileTiles.css.ts';
import type { FileItem } from './file.ts';

interface FileTilesProps {
  label: string;
  files: readonly FileItem[];
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: ((keys: ReadonlySet<string>) => void) | undefined;
  onOpen: ((file: FileItem) => void) | undefined;
  onMenu: ((file: FileItem, anchor: HTMLElement) => void) | undefined;
  /** Returns the input field that replaces the name while it is edited. */
  fieldOf: (file: FileItem) => ReactNode;
  isNaming: boolean;
  emptyState: ReactNode;
}

/** Files as large icons, beside and below each other. */
export function FileTiles(props: FileTilesProps) {
  const { label, files, selectedKeys, onSelectionChange, onOpen, onMenu, fieldOf, isNaming, emptyState } = props;
  const { fileBrowser: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  const find = (id: unknown) => files.find((file) => file.id === id);
  const keysOf = (keys: Selection) => new Set(keys === 'all' ? files.map(({ id }) => id) : [...keys].map(String));
  const tileOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-key]');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens to the tiles in it
    <div
      className={shared.zone}
      onContextMenu={(event) => {
        const tile = tileOf(event.target);
        const file = find(tile?.dataset.key);
        if (!tile || !file || !onMenu) return;
        event.preventDefault();
        onMenu(file, tile);
      }}
    >
      <GridList
        aria-label={label}
        layout="grid"
        // Tab leads into a tile: the arrows of a text field stay its own.
        keyboardNavigationBehavior="tab"
        disallowTypeAhead={isNaming}
        items={files}
        dependencies={[fieldOf, selectedKeys]}
        selectionMode={onSelectionChange ? 'multiple' : 'none'}
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) => onSelectionChange?.(keysOf(keys))}
        onAction={(key) => {
          const file = find(key);
          if (file && !isNaming) onOpen?.(file);
        }}
        renderEmptyState={() => emptyState}
        className={styles.tiles}
      >
        {(file) => {
          const field = fieldOf(file);
          return (
            <GridListItem id={file.id} textValue={file.isFolder ? `${words.folder} ${file.name}` : file.name} className={styles.tile}>
              {onSelectionChange && <Checkbox slot="selection" className={styles.tileBox} />}
              <FileMark file={file} className={file.imageUrl === undefined ? styles.tileIcon : styles.tileImage} />
              {field ?? (
                <bdi className={styles.tileName} title={file.name}>
                  {file.name}
                </bdi>
              )}
              <span className={styles.tileMeta}>
                {file.status ? (
                  <span className={shared.status} data-tone={file.status.tone}>
                    {file.status.text}
                  </span>
                ) : (
                  file.size !== undefined && formatSize(file.size, locale)
                )}
              </span>
              {onMenu && field === undefined && (
                <span className={styles.tileMore}>
                  <IconButton
                    size="small"
                    label={words.more}
                    icon={<Icon name="more_horizontal" />}
                    onPress={({ target }) => onMenu(file, target as HTMLElement)}
                  />
                </span>
              )}
            </GridListItem>
          );
        }}
      </GridList>
    </div>
  );
}
