import { clsx } from 'clsx';
import { Breadcrumb as AriaBreadcrumb, Breadcrumbs as AriaBreadcrumbs, Link } from 'react-aria-components';
import { Icon, type IconName } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { IconButton } from '../button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../menu/index.ts';
import * as styles from './Breadcrumbs.css.ts';

/** One level of a path. */
export interface Breadcrumb {
  id: string;
  label: string;
  /** Link target. Without it, pressing the level calls `onAction`. */
  href?: string | undefined;
  /** A drawing before the words. */
  icon?: IconName | undefined;
}

export interface BreadcrumbsProps {
  /** The levels from the root to the current place, which is last. */
  items: readonly Breadcrumb[];
  /** Called with the id of the level that the user presses. */
  onAction?: ((id: string) => void) | undefined;
  /** Maximum number of visible levels, at least 3. Extra levels after the first move to a menu. @default 4 */
  maxItems?: number | undefined;
  /** The name of the navigation, where a page has more than one path. */
  label?: string | undefined;
  className?: string | undefined;
}

/**
 * The way to the current place, each level a link.
 *
 * @example
 * <Breadcrumbs items={[{ id: 'root', label: 'My files' }, { id: '7', label: 'Contracts' }]} onAction={open} />
 */
export function Breadcrumbs({ items, onAction, maxItems = 4, label, className }: BreadcrumbsProps) {
  const strings = useStrings().breadcrumbs;
  const shown = Math.max(3, maxItems);
  const folded = items.length > shown ? items.slice(1, items.length - shown + 2) : [];
  const [root, ...rest] = items;
  const after = folded.length > 0 ? items.slice(folded.length + 1) : rest;
  return (
    <nav aria-label={label ?? strings.label} className={className}>
      <AriaBreadcrumbs className={styles.list} onAction={(key) => onAction?.(String(key))}>
        {root && level(root, rest.length === 0)}
        {folded.length > 0 && (
          <AriaBreadcrumb id={`${root?.id}…`} className={clsx(styles.item)} data-more="">
            <MenuTrigger>
              <IconButton size="small" label={strings.more} icon={<Icon name="more_horizontal" />} />
              <Menu onAction={(key) => onAction?.(String(key))}>
                {folded.map((item) => (
                  <MenuItem key={item.id} id={item.id} icon={item.icon} {...(item.href === undefined ? {} : { href: item.href })}>
                    {item.label}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
            <Icon name="chevron_right" isMirrored className={styles.separator} />
          </AriaBreadcrumb>
        )}
        {after.map((item, index) => level(item, index === after.length - 1))}
      </AriaBreadcrumbs>
    </nav>
  );
}

/** Not a component: React Aria reads the levels as its direct children. */
const level = ({ id, label, href, icon }: Breadcrumb, isCurrent: boolean) => (
  <AriaBreadcrumb key={id} id={id} className={styles.item}>
    <Link className={styles.link} {...(href === undefined || isCurrent ? {} : { href })}>
      {icon !== undefined && <Icon name={icon} />}
      <bdi className={styles.words} title={label}>
        {label}
      </bdi>
    </Link>
    {!isCurrent && <Icon name="chevron_right" isMirrored className={styles.separator} />}
  </AriaBreadcrumb>
);
