import { clsx } from 'clsx';
import { useRef } from 'react';
import { Menu as AriaMenu, composeRenderProps, Popover } from 'react-aria-components';
import { useScopedSkin } from '../../foundation/skin-scope/useScopedSkin.ts';
import { surface } from '../popover/surface.css.ts';
import * as styles from './Menu.css.ts';
import type { MenuProps } from './Menu.tsx';
import { menuParts } from './MenuParts.tsx';
import { MenuPartsContext } from './MenuTrigger.tsx';

export interface AnchoredMenuProps<T> extends Omit<MenuProps<T>, 'onClose'> {
  /** Element the menu is positioned at. */
  anchor: HTMLElement;
  /** Called when the menu was left. The action of an item follows once the focus is back: what it opens can give it back there. */
  onClose: () => void;
  /** The name of the menu. */
  label: string;
}

/** Focus returns one frame after the menu has closed. */
const afterReturn = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/**
 * Menu positioned at an element that isn't a control, such as a right-clicked row. It is open while mounted, and restores the focus when it
 * closes. For a button use `MenuTrigger` with a `Menu`.
 *
 * @example
 * {anchor && <AnchoredMenu label="Folder menu" anchor={anchor} onClose={() => setAnchor(null)} onAction={run}>…</AnchoredMenu>}
 */
export function AnchoredMenu<T extends object>({
  anchor,
  onClose,
  label,
  placement = 'bottom start',
  offset = 4,
  className,
  onAction,
  ...props
}: AnchoredMenuProps<T>) {
  const isClosed = useRef(false);
  const close = () => {
    if (!isClosed.current) onClose();
    isClosed.current = true;
  };
  return (
    <MenuPartsContext value={menuParts}>
      <Popover
        data-skin={useScopedSkin()}
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        trigger="MenuTrigger"
        triggerRef={{ current: anchor }}
        placement={placement}
        offset={offset}
        containerPadding={8}
        aria-label={label}
        className={clsx(surface, styles.popover)}
      >
        <AriaMenu
          autoFocus="first"
          {...props}
          aria-label={label}
          onAction={(...given) => {
            close();
            afterReturn(() => onAction?.(...given));
          }}
          onClose={close}
          className={composeRenderProps(className, (own) => clsx(styles.menu, own))}
        />
      </Popover>
    </MenuPartsContext>
  );
}
