import { clsx } from 'clsx';
import { useMemo, useRef, useState } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  ButtonContext,
  composeRenderProps,
  Header,
  type Key,
  MenuContext,
  OverlayTriggerStateContext,
  Popover,
  PopoverContext,
  RootMenuTriggerStateContext,
  Separator,
  SubmenuTrigger,
  Text,
} from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { surface } from '../popover/surface.css.ts';
import * as styles from './Menu.css.ts';
import type { MenuProps } from './Menu.tsx';
import type { MenuItemProps, MenuSectionProps } from './MenuItem.tsx';
import { type MenuParts, MenuPartsContext, MenuTriggerContext, type OpenTrigger } from './MenuTrigger.tsx';

function PopoverMenu<T extends object>({ placement, offset = 4, className, ...props }: MenuProps<T>) {
  return (
    <Popover
      className={clsx(surface, styles.popover)}
      offset={offset}
      containerPadding={8}
      {...(placement === undefined ? {} : { placement })}
    >
      <AriaMenu {...props} className={composeRenderProps(className, (own) => clsx(styles.menu, own))} />
    </Popover>
  );
}

function Item<T extends object>({ children, icon, start, shortcut, description, tone = 'neutral', className, ...props }: MenuItemProps<T>) {
  return (
    <AriaMenuItem
      {...props}
      {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
      {...(props.textValue === undefined && typeof children === 'string' ? { textValue: children } : {})}
      className={composeRenderProps(className, (own) => clsx(styles.item, tone === 'danger' && styles.danger, own))}
    >
      {({ isSelected, selectionMode, hasSubmenu }) => (
        <>
          {selectionMode !== 'none' && <span className={styles.mark}>{isSelected && <Icon name="checkmark_filled" />}</span>}
          {icon !== undefined && <span className={styles.lead}>{typeof icon === 'string' ? <Icon name={icon} /> : icon}</span>}
          {start}
          <span className={styles.words}>
            {/* Both lines are the name, or one who speaks what is seen would not be understood. */}
            {description === undefined ? <Text slot="label">{children}</Text> : children}
            {description !== undefined && <span className={styles.description}>{description}</span>}
          </span>
          {/* Drawn by the stylesheet, since a key is no part of the name; readers hear it as the key of the item. */}
          {shortcut !== undefined && <kbd className={clsx(styles.end, styles.shortcut)} data-keys={shortcut} />}
          {hasSubmenu && (
            <span className={styles.end}>
              <Icon name="chevron_right" isMirrored />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}

function Section<T extends object>({ title, children, ...props }: MenuSectionProps<T>) {
  return (
    <AriaMenuSection {...props}>
      {title !== undefined && <Header className={styles.sectionTitle}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}

/** What stands in an open menu, whatever opened it. */
export const menuParts: MenuParts = {
  Menu: PopoverMenu,
  MenuItem: Item,
  MenuSection: Section,
  MenuSeparator: () => <Separator className={styles.separator} />,
  SubmenuTrigger,
};

/** The menu of a `MenuTrigger`, with all that its items need. What stands here loads when the first menu opens. */
export function RootMenu<T extends object>({ trigger, ...props }: MenuProps<T> & { trigger: OpenTrigger }) {
  const { isOpen, setOpen, focus, triggerRef, triggerId, menuId } = trigger;
  const scrollRef = useRef<HTMLDivElement>(null);
  const [submenus, setSubmenus] = useState<Key[]>([]);
  const state = useMemo(() => {
    const set = (next: boolean) => {
      setSubmenus([]);
      setOpen(next);
    };
    return {
      isOpen,
      setOpen: set,
      open: () => set(true),
      close: () => set(false),
      toggle: () => set(!isOpen),
      focusStrategy: focus,
      // Only menus that open at the pointer have one.
      point: null,
      setPoint: () => {},
      expandedKeysStack: submenus,
      openSubmenu: (key: Key, level: number) => setSubmenus((known) => (level > known.length ? known : [...known.slice(0, level), key])),
      closeSubmenu: (key: Key, level: number) => setSubmenus((known) => (known[level] === key ? known.slice(0, level) : known)),
    };
  }, [isOpen, setOpen, focus, submenus]);
  const labelled = { 'aria-labelledby': triggerId };
  return (
    <MenuPartsContext value={menuParts}>
      <MenuTriggerContext value={null}>
        <ButtonContext value={null}>
          <RootMenuTriggerStateContext value={state}>
            <OverlayTriggerStateContext value={state}>
              <MenuContext value={{ ...labelled, id: menuId, autoFocus: focus ?? true, onClose: state.close, ref: scrollRef }}>
                <PopoverContext value={{ ...labelled, trigger: 'MenuTrigger', triggerRef, scrollRef, placement: 'bottom start' }}>
                  <PopoverMenu {...props} />
                </PopoverContext>
              </MenuContext>
            </OverlayTriggerStateContext>
          </RootMenuTriggerStateContext>
        </ButtonContext>
      </MenuTriggerContext>
    </MenuPartsContext>
  );
}
