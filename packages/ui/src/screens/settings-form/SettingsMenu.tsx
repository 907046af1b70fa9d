import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-aria-components';
import { useStrings } from '../../foundation/provider/index.ts';
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
  /** The page that is open. */
  currentId: string;
  className?: string | undefined;
}

/** The pages of the settings, beside the open one. */
export function SettingsMenu({ groups, currentId, className }: SettingsMenuProps) {
  return (
    <nav aria-label={useStrings().settings.menu} className={clsx(styles.menu, className)}>
      {groups.map((group) => (
        <Group key={group.id} group={group} currentId={currentId} />
      ))}
    </nav>
  );
}

function Group({ group: { title, items }, currentId }: { group: SettingsMenuGroup; currentId: string }) {
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
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
