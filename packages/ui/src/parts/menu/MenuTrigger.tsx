import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ButtonContext, type SubmenuTriggerProps } from 'react-aria-components';
import type { MenuProps } from './Menu.tsx';
import type { MenuItemProps, MenuSectionProps } from './MenuItem.tsx';

/** `none`: opened on hover; the focus doesn't move. */
type Focus = 'first' | 'last' | 'none' | null;

/** State of a menu's trigger. */
export interface OpenTrigger {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Item that gets the focus; null focuses the menu itself. */
  focus: Focus;
  triggerRef: RefObject<HTMLButtonElement | null>;
  triggerId: string;
  menuId: string;
}

/** Components of an open menu. */
export interface MenuParts {
  Menu: <T extends object>(props: MenuProps<T>) => ReactNode;
  MenuItem: <T extends object>(props: MenuItemProps<T>) => ReactNode;
  MenuSection: <T extends object>(props: MenuSectionProps<T>) => ReactNode;
  MenuSeparator: ComponentType;
  SubmenuTrigger: ComponentType<SubmenuTriggerProps>;
}

/** The control whose menu is meant; none inside a menu. */
export const MenuTriggerContext = createContext<OpenTrigger | null>(null);

/** Components for the items, provided inside an open menu. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

/** Returns the components for the items. Only for use inside a menu. */
export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext);
  if (!parts) throw new Error('The items of a menu stand inside a Menu.');
  return parts;
}

export interface MenuTriggerProps {
  /** The button, then its `Menu`. */
  children: ReactNode;
  /** @default false */
  defaultOpen?: boolean | undefined;
  /**
   * Whether the menu also opens on hover. It closes when the pointer leaves the button and the menu.
   * @default false
   */
  opensOnHover?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Hover delay before a menu opens or closes, in milliseconds. */
export const hoverMs = 300;

const focusOf: Readonly<Record<string, Focus>> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' };

/**
 * Connects a `Menu` to the button before it. Works like React Aria's trigger, but loads no menu code until a menu opens: pages with many
 * menus start faster.
 */
export function MenuTrigger({ children, defaultOpen = false, opensOnHover = false, onOpenChange }: MenuTriggerProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const [focus, setFocus] = useState<Focus>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(0);
  const triggerId = useId();
  const menuId = useId();
  const trigger = useMemo<OpenTrigger>(() => {
    const setOpen = (next: boolean) => {
      clearTimeout(hover.current);
      if (!next && focus !== 'none') closedAt.current = Date.now();
      setIsOpen(next);
      onOpenChange?.(next);
    };
    return { isOpen, setOpen, focus, triggerRef, triggerId, menuId };
  }, [isOpen, focus, triggerId, menuId, onOpenChange]);
  useEffect(() => () => clearTimeout(hover.current), []);
  const open = (next: Focus) => {
    // The focus comes back to where it was when the menu opened.
    triggerRef.current?.focus({ preventScroll: true });
    setFocus(next);
    trigger.setOpen(true);
  };
  const button: ComponentProps<typeof ButtonContext>['value'] = {
    id: triggerId,
    ref: triggerRef,
    isPressed: isOpen,
    preventFocusOnPress: true,
    'aria-haspopup': true,
    'aria-expanded': isOpen,
    ...(isOpen && { 'aria-controls': menuId }),
    // As in system menus, a mouse opens on press and a finger on release.
    onPressStart: ({ pointerType }) => {
      if (pointerType !== 'touch' && pointerType !== 'keyboard') open(pointerType === 'virtual' ? 'first' : null);
    },
    onPress: ({ pointerType }) => {
      if (pointerType === 'touch') open(null);
    },
    onHoverStart: () => {
      // Users who close the menu by pressing its button still hover over it, and get a new hover event when the page is active again.
      if (!opensOnHover || isOpen || Date.now() - closedAt.current < hoverMs) return;
      hover.current = setTimeout(() => {
        setFocus('none');
        trigger.setOpen(true);
      }, hoverMs);
    },
    onHoverEnd: () => clearTimeout(hover.current),
    onKeyDown: (event) => {
      const next = focusOf[event.key];
      if (next === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.isDefaultPrevented())
        return event.continuePropagation();
      event.preventDefault();
      open(next);
    },
  };
  return (
    <MenuTriggerContext value={trigger}>
      <ButtonContext value={button}>{children}</ButtonContext>
    </MenuTriggerContext>
  );
}
