import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import {
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  composeRenderProps,
  Header,
  Separator,
  Text,
} from 'react-aria-components';
import { Icon, type IconName } from '../icon/index.ts';
import * as styles from './Menu.css.ts';

export interface MenuItemProps<T> extends Omit<AriaMenuItemProps<T>, 'children' | 'style'> {
  /** The words of the item. */
  children: ReactNode;
  /** A drawing before the words. */
  icon?: IconName | undefined;
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
export function MenuItem<T extends object>({
  children,
  icon,
  start,
  shortcut,
  description,
  tone = 'neutral',
  className,
  ...props
}: MenuItemProps<T>) {
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
          {icon !== undefined && (
            <span className={styles.lead}>
              <Icon name={icon} />
            </span>
          )}
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

export interface MenuSectionProps<T> extends Omit<AriaMenuSectionProps<T>, 'style' | 'children'> {
  /** The words above the items. Without them give `aria-label`. */
  title?: string | undefined;
  children: ReactNode;
}

/** Items of a menu that belong together. */
export function MenuSection<T extends object>({ title, children, ...props }: MenuSectionProps<T>) {
  return (
    <AriaMenuSection {...props}>
      {title !== undefined && <Header className={styles.sectionTitle}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}

/** A line between items of a menu. */
export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}

/** A dot of colour for the `start` of an item. */
export function MenuSwatch({ color }: { color: string }) {
  return <span className={styles.swatch} style={{ background: color }} />;
}
