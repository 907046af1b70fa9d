import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { SearchField } from '../../parts/search-field/index.ts';
import * as styles from './SettingsForm.css.ts';

/** A page of the settings. */
export interface SettingsMenuItem {
  id: string;
  label: string;
  href: string;
  /** A drawing of 16 pixels. */
  icon?: ReactNode;
}

/** Pages that belong together. */
export interface SettingsMenuGroup {
  id: string;
  title: string;
  items: readonly SettingsMenuItem[];
}

export interface SettingsMenuProps {
  groups: readonly SettingsMenuGroup[];
  /** The page that is open, if any. */
  currentId?: string | undefined;
  /** Text in the field that finds a page. */
  query?: string | undefined;
  /** Called when the user looks for a page. Without it there is no such field. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Whether the menu is a page of its own, as on a phone. @default false */
  isPage?: boolean | undefined;
  className?: string | undefined;
}

/** The pages of the settings, beside the open one. */
export function SettingsMenu({ groups, currentId, query = '', onQueryChange, isPage = false, className }: SettingsMenuProps) {
  const words = useStrings().settings;
  const filled = groups.filter(({ items }) => items.length > 0);
  return (
    <nav aria-label={words.menu} className={clsx(styles.menu, className)} {...(isPage && { 'data-page': true })}>
      {onQueryChange && (
        <div className={styles.menuSearch}>
          <SearchField label={words.find} placeholder={words.find} value={query} onChange={onQueryChange} />
        </div>
      )}
      {filled.map((group) => (
        <Group key={group.id} group={group} currentId={currentId} isPage={isPage} />
      ))}
      <div role="status" className={styles.menuNone}>
        {filled.length === 0 && words.nothingFound}
      </div>
    </nav>
  );
}

interface GroupProps {
  group: SettingsMenuGroup;
  currentId: string | undefined;
  isPage: boolean;
}

function Group({ group: { title, items }, currentId, isPage }: GroupProps) {
  const titleId = useId();
  return (
    <>
      <h2 id={titleId} className={styles.menuTitle}>
        {title}
      </h2>
      <ul aria-labelledby={titleId} className={styles.menuList}>
        {items.map(({ id, label, href, icon }) => (
          <li key={id}>
            <Link href={href} className={styles.menuItem} {...(id === currentId && { 'aria-current': 'page' as const })}>
              {icon !== undefined && <span className={styles.menuIcon}>{icon}</span>}
              <span className={styles.menuLabel}>{label}</span>
              {isPage && <Icon name="chevron_right" isMirrored />}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
