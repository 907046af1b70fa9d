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

/** `none`: the menu was opened by a mouse that rests on its control, and leaves the focus where it is. */
type Focus = 'first' | 'last' | 'none' | null;

/** What a menu must know of the control that opens it. */
export interface OpenTrigger {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Which item gets the focus; none leaves it on the menu itself. */
  focus: Focus;
  triggerRef: RefObject<HTMLButtonElement | null>;
  triggerId: string;
  menuId: string;
}

/** What stands in an open menu. */
export interface MenuParts {
  Menu: <T extends object>(props: MenuProps<T>) => ReactNode;
  MenuItem: <T extends object>(props: MenuItemProps<T>) => ReactNode;
  MenuSection: <T extends object>(props: MenuSectionProps<T>) => ReactNode;
  MenuSeparator: ComponentType;
  SubmenuTrigger: ComponentType<SubmenuTriggerProps>;
}

/** The control whose menu is meant; none inside a menu. */
export const MenuTriggerContext = createContext<OpenTrigger | null>(null);

/** The parts, inside an open menu. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

/** The parts. Only for what stands inside a menu. */
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
  /** Whether it opens, too, when the mouse rests on the button; it goes then when the mouse leaves both. @default false */
  opensOnHover?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** How long the mouse rests on a button until its menu opens, and how long it may be away until that goes again. */
export const hoverMs = 300;

const focusOf: Readonly<Record<string, Focus>> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' };

/**
 * Ties a `Menu` to the button before it. It does what React Aria's own does, and knows nothing of menus until one opens:
 * a page with many of them begins without their weight.
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
    // As menus of the system do: a mouse opens on the way down, a finger on the way up.
    onPressStart: ({ pointerType }) => {
      if (pointerType !== 'touch' && pointerType !== 'keyboard') open(pointerType === 'virtual' ? 'first' : null);
    },
    onPress: ({ pointerType }) => {
      if (pointerType === 'touch') open(null);
    },
    onHoverStart: () => {
      // Who closes a menu by a press on its button rests on that, and is over it anew as the page below comes back.
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
