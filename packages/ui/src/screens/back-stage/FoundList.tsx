import type { ReactNode } from 'react';
import { Link } from '../../parts/link/index.ts';
import * as styles from './FoundList.css.ts';

/** Results of one kind. */
export interface FoundGroup {
  id: string;
  title: string;
  items: readonly { id: string; name: string; detail?: string | undefined; href: string }[];
  /** Link to all results of this kind. */
  more?: { label: string; href: string } | undefined;
}

export interface FoundListProps {
  groups: readonly FoundGroup[];
  /** Shown if no group has a result. */
  emptyState: ReactNode;
}

/** Results of a search in several places: links in groups. Groups without results don't show. */
export function FoundList({ groups, emptyState }: FoundListProps) {
  const found = groups.filter(({ items }) => items.length > 0);
  if (found.length === 0) return emptyState;
  return (
    <div className={styles.page}>
      {found.map(({ id, title, items, more }) => (
        <section key={id} aria-labelledby={`found-${id}`} className={styles.group}>
          <h2 id={`found-${id}`} className={styles.title}>
            {title}
          </h2>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id} className={styles.line}>
                <Link href={item.href}>
                  <bdi>{item.name}</bdi>
                </Link>
                {item.detail !== undefined && <bdi className={styles.detail}>{item.detail}</bdi>}
              </li>
            ))}
          </ul>
          {more && (
            <span>
              <Link href={more.href}>{more.label}</Link>
            </span>
          )}
        </section>
      ))}
    </div>
  );
}
