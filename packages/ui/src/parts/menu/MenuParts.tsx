import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
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
import { Icon } from '../../foundation/icon-more/index.ts';
import { useScopedSkin } from '../../foundation/skin-scope/useScopedSkin.ts';
import { surface } from '../popover/surface.css.ts';
import * as styles from './Menu.css.ts';
import type { MenuProps } from './Menu.tsx';
import type { MenuItemProps, MenuSectionProps } from './MenuItem.tsx';
import { hoverMs, type MenuParts, MenuPartsContext, MenuTriggerContext, type OpenTrigger } from './MenuTrigger.tsx';

function PopoverMenu<T extends object>({ placement, offset = 4, className, ...props }: MenuProps<T>) {
  const place = placement === undefined ? {} : { placement };
  return (
    <Popover data-skin={useScopedSkin()} className={clsx(surface, styles.popover)} offset={offset} containerPadding={8} {...place}>
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
          {/* Drawn with CSS, because the key isn't part of the name; screen readers announce it as the item's shortcut. */}
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

/** Components of an open menu, regardless of what opened it. */
export const menuParts: MenuParts = {
  Menu: PopoverMenu,
  MenuItem: Item,
  MenuSection: Section,
  MenuSeparator: () => <Separator className={styles.separator} />,
  SubmenuTrigger,
};

/** Closes a menu that a resting mouse opened when the mouse has left it and its button, or by Escape wherever the focus is (WCAG 1.4.13). */
function useHoverEnd(isHovered: boolean, { triggerRef, setOpen }: OpenTrigger): void {
  const close = useEffectEvent(() => setOpen(false));
  useEffect(() => {
    if (!isHovered) return;
    let timer: ReturnType<typeof setTimeout>;
    const onPointer = ({ target }: PointerEvent) => {
      clearTimeout(timer);
      const isInside = target instanceof Element && (triggerRef.current?.contains(target) || target.closest('[data-trigger]'));
      if (!isInside) timer = setTimeout(close, hoverMs);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isHovered, triggerRef]);
}

/** Menu of a `MenuTrigger`, with the components its items need. This module loads when the first menu opens. */
export function RootMenu<T extends object>({ trigger, ...props }: MenuProps<T> & { trigger: OpenTrigger }) {
  const { isOpen, setOpen, focus, triggerRef, triggerId, menuId } = trigger;
  const scrollRef = useRef<HTMLDivElement>(null);
  const [submenus, setSubmenus] = useState<Key[]>([]);
  const isHovered = focus === 'none';
  const first = isHovered ? null : focus;
  useHoverEnd(isOpen && isHovered, trigger);
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
      focusStrategy: first,
      // Only menus that open at the pointer have one.
      point: null,
      setPoint: () => {},
      expandedKeysStack: submenus,
      openSubmenu: (key: Key, level: number) => setSubmenus((known) => (level > known.length ? known : [...known.slice(0, level), key])),
      closeSubmenu: (key: Key, level: number) => setSubmenus((known) => (known[level] === key ? known.slice(0, level) : known)),
    };
  }, [isOpen, setOpen, first, submenus]);
  const labelled = { 'aria-labelledby': triggerId };
  return (
    <MenuPartsContext value={menuParts}>
      <MenuTriggerContext value={null}>
        <ButtonContext value={null}>
          <RootMenuTriggerStateContext value={state}>
            <OverlayTriggerStateContext value={state}>
              <MenuContext
                value={{ ...labelled, id: menuId, autoFocus: !isHovered && (first ?? true), onClose: state.close, ref: scrollRef }}
              >
                <PopoverContext
                  value={{ ...labelled, trigger: 'MenuTrigger', triggerRef, scrollRef, placement: 'bottom start', isNonModal: isHovered }}
                >
                  <PopoverMenu key={String(isHovered)} {...props} />
                </PopoverContext>
              </MenuContext>
            </OverlayTriggerStateContext>
          </RootMenuTriggerStateContext>
        </ButtonContext>
      </MenuTriggerContext>
    </MenuPartsContext>
  );
}
