import { clsx } from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, Menu, MenuItem, Text, useFilter } from 'react-aria-components';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { MenuSwatch } from '../../parts/menu/index.ts';
import * as menu from '../../parts/menu/Menu.css.ts';
import { SearchField } from '../../parts/search-field/index.ts';
import type { MessageTag } from '../message-list/index.ts';
import * as styles from './TagMenu.css.ts';

/** Props of {@link TagMenu}. An action whose handler is left out is left out. */
export interface TagMenuProps {
  /** The tags of the mailbox. */
  tags: readonly MessageTag[];
  /** Tags that all of the messages have. */
  selectedKeys: Iterable<string>;
  /** Tags that only some of the messages have. */
  partialKeys?: Iterable<string> | undefined;
  /** Called when the user adds a tag to the messages or removes it. */
  onToggle: (tagId: string, isSelected: boolean) => void;
  /** Takes every tag off. */
  onRemoveAll?: (() => void) | undefined;
  /** Called to create a tag; `name` is the search text without a match. */
  onCreate?: ((name: string) => void) | undefined;
  /** Goes to the page of the tags. */
  onManage?: (() => void) | undefined;
  /** From how many tags on there is a field to find one. @default 8 */
  searchFrom?: number | undefined;
  className?: string | undefined;
}

/** Menu that adds tags to messages or removes them, as the content of a `Popover`. */
export function TagMenu(props: TagMenuProps) {
  const { tags, selectedKeys, partialKeys = [], onToggle, onRemoveAll, onCreate, onManage, searchFrom = 8, className } = props;
  const words = useStrings().tagMenu;
  const { contains } = useFilter({ sensitivity: 'base' });
  const [wanted, setWanted] = useState('');
  const chosen = new Set(selectedKeys);
  const partial = new Set(partialKeys);
  const hasSearch = tags.length >= searchFrom;
  const shown = hasSearch ? tags.filter(({ name }) => contains(name, wanted.trim())) : tags;
  const newName = shown.length > 0 ? '' : wanted.trim();
  const root = useRef<HTMLDivElement>(null);
  // React Aria's Autocomplete would do this too, at a price that every page with a field or a menu pays.
  const onFieldKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') root.current?.querySelector<HTMLElement>('[role="menuitemcheckbox"]')?.focus();
    else if (event.key === 'Enter' && wanted.trim() !== '' && shown[0]) onToggle(shown[0].id, !chosen.has(shown[0].id));
    else return;
    event.preventDefault();
  };
  const list = (
    <Menu
      aria-label={words.name}
      className={clsx(menu.menu, styles.list)}
      {...(!hasSearch && { autoFocus: 'first' as const })}
      selectionMode="multiple"
      selectedKeys={chosen}
      onSelectionChange={(keys) => {
        const next = new Set(keys === 'all' ? tags.map(({ id }) => id) : [...keys].map(String));
        for (const { id } of shown) if (next.has(id) !== chosen.has(id)) onToggle(id, next.has(id));
      }}
      renderEmptyState={() => <div className={styles.empty}>{tags.length === 0 ? words.none : words.nothingFound}</div>}
    >
      {shown.map((tag) => (
        <TagItem key={tag.id} tag={tag} isPartial={partial.has(tag.id)} />
      ))}
    </Menu>
  );
  return (
    <div ref={root} className={clsx(styles.root, className)}>
      {hasSearch && (
        <div className={styles.search}>
          <SearchField
            autoFocus
            label={words.search}
            placeholder={words.search}
            value={wanted}
            onChange={setWanted}
            onKeyDown={onFieldKeyDown}
          />
        </div>
      )}
      {list}
      {(onCreate || onManage || onRemoveAll) && (
        <div className={styles.foot}>
          {onRemoveAll && (
            <Action icon="dismiss" isDisabled={chosen.size + partial.size === 0} onPress={onRemoveAll}>
              {words.removeAll}
            </Action>
          )}
          {onCreate && (
            <Action icon="add" onPress={() => onCreate(newName)}>
              {newName === '' ? words.create : words.createNamed(newName)}
            </Action>
          )}
          {onManage && (
            <Action icon="settings" onPress={onManage}>
              {words.manage}
            </Action>
          )}
        </div>
      )}
    </div>
  );
}

function TagItem({ tag: { id, name, color }, isPartial }: { tag: MessageTag; isPartial: boolean }) {
  const words = useStrings().tagMenu;
  return (
    <MenuItem id={id} textValue={name} className={menu.item}>
      {({ isSelected }) => (
        <>
          <span className={clsx(menu.mark, isPartial && styles.partly)}>
            {isSelected ? <Icon name="checkmark_filled" /> : isPartial && <Icon name="subtract_filled" label={words.onSome} />}
          </span>
          <MenuSwatch color={color} />
          <Text slot="label" className={menu.words}>
            {name}
          </Text>
        </>
      )}
    </MenuItem>
  );
}

interface ActionProps {
  icon: 'add' | 'dismiss' | 'settings';
  isDisabled?: boolean;
  onPress: () => void;
  children: string;
}

function Action({ icon, isDisabled = false, onPress, children }: ActionProps) {
  return (
    <Button className={styles.action} isDisabled={isDisabled} onPress={onPress}>
      <Icon name={icon} className={styles.actionIcon} />
      {children}
    </Button>
  );
}
