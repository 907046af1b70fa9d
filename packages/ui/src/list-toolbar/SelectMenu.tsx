import { Button } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../menu/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './SelectMenu.css.ts';

/** The six ways of choosing mails. */
export const SELECTION_KINDS = ['all', 'page', 'unread', 'read', 'invert', 'none'] as const;

/** One of the six ways of choosing mails. */
export type SelectionKind = (typeof SELECTION_KINDS)[number];

const keys: Partial<Record<SelectionKind, string>> = { all: '* A', unread: '* U', read: '* R', none: '* N' };

/** Props of {@link SelectMenu}. */
export interface SelectMenuProps {
  state: 'none' | 'some' | 'all';
  onSelect: (kind: SelectionKind) => void;
}

/** The box before the toolbar: shows how much of the page is chosen, and offers six ways to choose. */
export function SelectMenu({ state, onSelect }: SelectMenuProps) {
  const { listToolbar: words } = useStrings();
  return (
    <MenuTrigger>
      <Button className={styles.button} aria-label={words.select}>
        <span className={styles.box} data-state={state}>
          {state === 'all' && <Icon name="checkmark_filled" size={16} />}
          {state === 'some' && <Icon name="subtract_filled" size={16} />}
        </span>
        <Icon name="chevron_down" size={16} />
      </Button>
      <Menu aria-label={words.select} onAction={(kind) => onSelect(kind as SelectionKind)}>
        {SELECTION_KINDS.map((kind) => [
          (kind === 'unread' || kind === 'invert') && <MenuSeparator key={`${kind} rule`} />,
          <MenuItem key={kind} id={kind} shortcut={keys[kind]}>
            {words.selection[kind]}
          </MenuItem>,
        ])}
      </Menu>
    </MenuTrigger>
  );
}
