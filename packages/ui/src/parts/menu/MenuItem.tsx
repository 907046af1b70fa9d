import type { ReactElement, ReactNode } from 'react';
import type { MenuItemProps as AriaMenuItemProps, MenuSectionProps as AriaMenuSectionProps } from 'react-aria-components';
import type { IconName } from '../../foundation/icon-more/index.ts';
import * as styles from './Menu.css.ts';
import { useMenuParts } from './MenuTrigger.tsx';

export interface MenuItemProps<T> extends Omit<AriaMenuItemProps<T>, 'children' | 'style'> {
  /** Label of the item. */
  children: ReactNode;
  /** A drawing before the words, by its name or as an element. */
  icon?: IconName | ReactElement | undefined;
  /** Something else before the words, such as a flag or a `MenuSwatch`. */
  start?: ReactNode;
  /** The key that does the same, shown at the end. */
  shortcut?: string | undefined;
  /** A second, smaller line. */
  description?: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
}

/** One action or choice of a `Menu`. */
export function MenuItem<T extends object>(props: MenuItemProps<T>) {
  const parts = useMenuParts();
  return <parts.MenuItem {...props} />;
}

export interface MenuSectionProps<T> extends Omit<AriaMenuSectionProps<T>, 'style' | 'children'> {
  /** The words above the items. Without them give `aria-label`. */
  title?: string | undefined;
  children: ReactNode;
}

/** Items of a menu that belong together. */
export function MenuSection<T extends object>(props: MenuSectionProps<T>) {
  const parts = useMenuParts();
  return <parts.MenuSection {...props} />;
}

/** A line between items of a menu. */
export function MenuSeparator() {
  const parts = useMenuParts();
  return <parts.MenuSeparator />;
}

/** Color dot for the `start` of an item. */
export function MenuSwatch({ color }: { color: string }) {
  return <span className={styles.swatch} style={{ background: color }} />;
}
