import { useStrings } from '../../foundation/provider/index.ts';
import { Menu, MenuItem, MenuSeparator } from '../../parts/menu/index.ts';

/** The six ways to select messages. */
export const SELECTION_KINDS = ['all', 'page', 'unread', 'read', 'invert', 'none'] as const;

/** One of the six ways to select messages. */
export type SelectionKind = (typeof SELECTION_KINDS)[number];

const keys: Partial<Record<SelectionKind, string>> = { all: '* A', unread: '* U', read: '* R', none: '* N' };

/** Items of the select menu. */
export function SelectItems({ onSelect }: { onSelect: (kind: SelectionKind) => void }) {
  const { listToolbar: words } = useStrings();
  return (
    <Menu aria-label={words.select} onAction={(kind) => onSelect(kind as SelectionKind)}>
      {SELECTION_KINDS.map((kind) => [
        (kind === 'unread' || kind === 'invert') && <MenuSeparator key={`${kind} rule`} />,
        <MenuItem key={kind} id={kind} shortcut={keys[kind]}>
          {words.selection[kind]}
        </MenuItem>,
      ])}
    </Menu>
  );
}
