import { useStrings } from '../../foundation/provider/index.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuSwatch, SubmenuTrigger } from '../../parts/menu/index.ts';
import { FLAG_COLORS, FlagIcon } from '../flag-picker/index.ts';
import type { MessageTag } from '../message-list/index.ts';
import type { MarkAs } from './ListToolbar.tsx';

/** Props of {@link MarkAsMenu}. */
export interface MarkAsMenuProps {
  tags?: readonly MessageTag[] | undefined;
  onMarkAs: (mark: MarkAs) => void;
}

/** Read state, then flags and tags as nested menus. The reading toolbar has the same. */
export function MarkAsMenu({ tags = [], onMarkAs }: MarkAsMenuProps) {
  const { listToolbar: words, flags } = useStrings();
  return (
    <Menu aria-label={words.markAs}>
      <MenuItem id="read" icon="mail_read" shortcut="U" onAction={() => onMarkAs({ type: 'read', isRead: true })}>
        {words.selection.read}
      </MenuItem>
      <MenuItem id="unread" icon="mail_unread" shortcut="U" onAction={() => onMarkAs({ type: 'read', isRead: false })}>
        {words.selection.unread}
      </MenuItem>
      <MenuSeparator />
      <SubmenuTrigger>
        <MenuItem id="flag" icon="flag">
          {words.flag}
        </MenuItem>
        <Menu aria-label={words.flag}>
          {FLAG_COLORS.map((color, index) => (
            <MenuItem
              key={color}
              id={color}
              start={<FlagIcon color={color} />}
              shortcut={`S ${index + 1}`}
              onAction={() => onMarkAs({ type: 'flag', color })}
            >
              {flags[color]}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem id="none" icon="flag_off" onAction={() => onMarkAs({ type: 'flag', color: null })}>
            {flags.remove}
          </MenuItem>
        </Menu>
      </SubmenuTrigger>
      {tags.length > 0 && (
        <SubmenuTrigger>
          <MenuItem id="tag" icon="tag">
            {words.tag}
          </MenuItem>
          <Menu aria-label={words.tag}>
            <MenuSection aria-label={words.tag}>
              {tags.map(({ id, name, color }) => (
                <MenuItem key={id} id={id} start={<MenuSwatch color={color} />} onAction={() => onMarkAs({ type: 'tag', tagId: id })}>
                  {name}
                </MenuItem>
              ))}
            </MenuSection>
            <MenuSeparator />
            <MenuItem id="none" icon="dismiss" onAction={() => onMarkAs({ type: 'tag', tagId: null })}>
              {words.removeTags}
            </MenuItem>
          </Menu>
        </SubmenuTrigger>
      )}
    </Menu>
  );
}
