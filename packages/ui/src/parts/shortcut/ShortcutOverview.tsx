import { type ReactNode, useState } from 'react';
import { Heading } from 'react-aria-components';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { EmptyState } from '../empty-state/index.ts';
import { SearchField } from '../search-field/index.ts';
import { filterShortcuts } from './filterShortcuts.ts';
import * as styles from './Shortcut.css.ts';
import { Shortcut } from './Shortcut.tsx';

/** One line of the overview. */
export interface ShortcutEntry {
  id: string;
  /** Description of the shortcut. */
  label: string;
  /** Keys, in the format of `Shortcut`. */
  keys: string | readonly string[];
}

/** Shortcuts of one part of the screen. */
export interface ShortcutGroup {
  id: string;
  title: string;
  shortcuts: readonly ShortcutEntry[];
}

export interface ShortcutOverviewProps {
  groups: readonly ShortcutGroup[];
  /** The level of the titles of the groups among the headings around them. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Takes the focus into the search field when it appears. @default true */
  hasAutoFocus?: boolean | undefined;
  /** Content below the list, such as a link to the setting that turns shortcuts off. */
  footer?: ReactNode;
}

/**
 * All shortcuts in columns, with a search by what they do and by their keys. It is the content of a dialog.
 *
 * @example
 * <Dialog title="Keyboard shortcuts" size="large"><ShortcutOverview groups={groups} /></Dialog>
 */
export function ShortcutOverview({ groups, headingLevel = 3, hasAutoFocus = true, footer }: ShortcutOverviewProps) {
  const strings = useStrings().shortcut;
  const [search, setSearch] = useState('');
  const found = filterShortcuts(groups, search);
  const count = found.reduce((sum, { shortcuts }) => sum + shortcuts.length, 0);
  return (
    <div className={styles.overview}>
      <SearchField label={strings.search} placeholder={strings.search} value={search} onChange={setSearch} autoFocus={hasAutoFocus} />
      <p role="status" className={visuallyHidden}>
        {search.trim() !== '' && (count === 0 ? strings.none : strings.found(count))}
      </p>
      {count === 0 && <EmptyState drawing="search" title={strings.none} />}
      <div className={styles.columns}>
        {found.map(({ id, title, shortcuts }) => (
          <section key={id} className={styles.group}>
            <Heading level={headingLevel} className={styles.title}>
              {title}
            </Heading>
            <ul className={styles.list}>
              {shortcuts.map((shortcut) => (
                <li key={shortcut.id} className={styles.row}>
                  <span className={styles.words}>{shortcut.label}</span>
                  <Shortcut keys={shortcut.keys} className={styles.keys} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {footer}
    </div>
  );
}
