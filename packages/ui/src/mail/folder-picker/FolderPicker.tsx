import { type KeyboardEvent, useRef, useState } from 'react';
import { Input, Menu, SearchField, useFilter } from 'react-aria-components';
import { Icon, type IconName } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { MenuItem } from '../../parts/menu/index.ts';
import { menuParts } from '../../parts/menu/MenuParts.tsx';
import { MenuPartsContext } from '../../parts/menu/MenuTrigger.tsx';
import { Popover } from '../../parts/popover/index.ts';
import * as styles from './FolderPicker.css.ts';

/** Props of {@link FolderPicker}. */
export interface FolderPickerProps {
  /** Element that the picker is placed at. */
  anchor: HTMLElement;
  /** Accessible name of the picker, which gives its purpose. */
  label: string;
  folders: readonly { id: string; name: string; icon?: IconName | undefined }[];
  onPick: (id: string) => void;
  /** Makes a folder, named as was typed. Without it none can be made. */
  onNew?: ((name: string) => void) | undefined;
  onClose: () => void;
}

/** Folders to choose one from, narrowed by what is typed: open as long as it is there. */
export function FolderPicker({ anchor, label, folders, onPick, onNew, onClose }: FolderPickerProps) {
  const { folderPicker: words } = useStrings();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [typed, setTyped] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const shown = folders.filter(({ name }) => contains(name, typed.trim()));
  const pick = (id: string) => {
    onClose();
    onPick(id);
  };
  // React Aria's Autocomplete would do this too, at a price that every page with a field or a menu pays.
  const onFieldKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    else if (event.key === 'Enter' && typed.trim() !== '' && shown[0]) pick(shown[0].id);
    else return;
    event.preventDefault();
  };
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={{ current: anchor }}
      placement="bottom start"
      padding="none"
      label={label}
    >
      <MenuPartsContext value={menuParts}>
        <div ref={root} className={styles.picker}>
          <SearchField aria-label={words.filter} autoFocus className={styles.field} value={typed} onChange={setTyped}>
            <Icon name="search" />
            {/* The field would swallow the keys that it handles itself, including Escape. */}
            <Input className={styles.input} placeholder={words.filter} onKeyDown={onFieldKeyDown} />
          </SearchField>
          <Menu
            aria-label={label}
            className={styles.list}
            onAction={(id) => pick(String(id))}
            renderEmptyState={() => <div className={styles.none}>{words.none}</div>}
          >
            {shown.map(({ id, name, icon = 'folder' }) => (
              <MenuItem key={id} id={id} icon={icon} textValue={name}>
                {name}
              </MenuItem>
            ))}
          </Menu>
          {onNew && (
            <div className={styles.foot}>
              <Button variant="quiet" icon={<Icon name="folder_add" />} onPress={() => onNew(typed.trim())}>
                {words.new}
              </Button>
            </div>
          )}
        </div>
      </MenuPartsContext>
    </Popover>
  );
}
