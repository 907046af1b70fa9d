import { Button } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { lazyPart } from '../../foundation/lazy/lazyPart.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { LateMenu, MenuTrigger } from '../../parts/menu/index.ts';
import type { SelectionKind } from './SelectItems.tsx';
import * as styles from './SelectMenu.css.ts';

const SelectItems = lazyPart(async () => (await import('./toolbarMenus.ts')).SelectItems);

export type { SelectionKind };
export const preloadSelectItems = SelectItems.preload;

/** Props of {@link SelectMenu}. */
export interface SelectMenuProps {
  state: 'none' | 'some' | 'all';
  onSelect: (kind: SelectionKind) => void;
}

/** Checkbox at the start of the toolbar. Shows the selection state of the page and opens a menu with six ways to select. */
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
      <LateMenu>{() => <SelectItems onSelect={onSelect} />}</LateMenu>
    </MenuTrigger>
  );
}
