import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { BarButton } from '../../parts/app-shell/BarButton.tsx';
import { useDrawer } from '../../parts/app-shell/useDrawer.ts';
import * as styles from './BackStageFrame.css.ts';
import * as menu from './BackStageMenu.css.ts';

/** A section of the back stage. */
export interface BackStageSection {
  id: string;
  label: string;
  href: string;
  icon: IconName;
  /** Number of things that wait there. Nothing shows for 0. */
  count?: number | undefined;
}

/** Sections that belong together. */
export interface BackStageGroup {
  id: string;
  /** Without it the group has no heading. */
  title?: string | undefined;
  sections: readonly BackStageSection[];
}

export interface BackStageFrameProps {
  brand: ReactNode;
  /** Name of the back stage: shown in the bar, and the name of the menu. */
  name: string;
  groups: readonly BackStageGroup[];
  /** The section that is open, if any. */
  currentId?: string | undefined;
  /** A `SearchField` of the variant `bar`. */
  search?: ReactNode;
  /** Buttons at the end of the bar, most simply `BarButton`s. */
  tools?: ReactNode;
  /** The way to the webmail, which is another app. */
  back: { label: string; href: string };
  /** Label of the button that opens the menu in a narrow window. */
  openLabel: string;
  /** The page. */
  children: ReactNode;
}

/** The frame of the administration: a bar, the sections as a menu, and the page. In a narrow window the menu is a drawer. */
export function BackStageFrame({ brand, name, groups, currentId, search, tools, back, openLabel, children }: BackStageFrameProps) {
  const [isOpen, setOpen] = useState(false);
  const drawer = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const isCovered = useDrawer(drawer, isOpen, close);
  return (
    <div className={styles.shell}>
      <header className={styles.bar} inert={isCovered}>
        <div className={styles.opener}>
          <BarButton label={openLabel} icon={<Icon name="navigation" size={20} />} aria-expanded={isOpen} onPress={() => setOpen(true)} />
        </div>
        <div className={styles.brand}>{brand}</div>
        <span className={styles.place}>{name}</span>
        <div className={styles.search}>{search}</div>
        <span className={styles.gap} />
        <div className={styles.tools}>
          {/* The webmail is another app: its page loads. */}
          <a href={back.href} className={styles.back}>
            <Icon name="mail" />
            <span className={styles.backWords}>{back.label}</span>
          </a>
          {tools}
        </div>
      </header>
      {/* Closes the drawer for pointers. Keyboards use Escape. */}
      <div className={styles.scrim} onPointerDown={close} aria-hidden="true" {...(isOpen && { 'data-open': '' })} />
      <nav ref={drawer} tabIndex={-1} aria-label={name} className={styles.side} {...(isOpen && { 'data-open': '' })}>
        {groups
          .filter(({ sections }) => sections.length > 0)
          .map((group) => (
            <Group key={group.id} group={group} currentId={currentId} onFollow={close} />
          ))}
      </nav>
      <main id="main" tabIndex={-1} className={styles.main} inert={isCovered}>
        {children}
      </main>
    </div>
  );
}

interface GroupProps {
  group: BackStageGroup;
  currentId: string | undefined;
  onFollow: () => void;
}

function Group({ group: { title, sections }, currentId, onFollow }: GroupProps) {
  const titleId = useId();
  return (
    <>
      {title !== undefined && (
        <h2 id={titleId} className={menu.groupTitle}>
          {title}
        </h2>
      )}
      <ul className={menu.group} {...(title !== undefined && { 'aria-labelledby': titleId })}>
        {sections.map(({ id, label, href, icon, count = 0 }) => (
          <li key={id} className={menu.entry}>
            <Link
              href={href}
              className={menu.item}
              onPress={onFollow}
              {...(count > 0 && { 'aria-describedby': `${titleId}-${id}` })}
              {...(id === currentId && { 'aria-current': 'page' as const })}
            >
              <Icon name={icon} />
              <span className={menu.label}>{label}</span>
            </Link>
            {/* Beside the link, which is named by its label alone. */}
            {count > 0 && (
              <span id={`${titleId}-${id}`} className={menu.count}>
                {count}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
