import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './HomeCards.css.ts';

export interface HomePageProps {
  /** A `HomeGreeting`. */
  greeting: ReactNode;
  /** A `HomeBanners`; without it the cards take its room. */
  banners?: ReactNode;
  /** `CapacityCard`, `LastLoginCard` and `LinksCard`. */
  side: ReactNode;
  /** A `ShortcutsCard`. */
  shortcuts: ReactNode;
  /** An `HomeAdvertisements`. */
  advertisement?: ReactNode;
  /** A `HomeFooter`. */
  footer?: ReactNode;
  className?: string | undefined;
}

/** Lays the cards of the first page out. */
export function HomePage({ greeting, banners, side, shortcuts, advertisement, footer, className }: HomePageProps) {
  return (
    <div className={clsx(styles.page, className)}>
      <div className={styles.area.greeting}>{greeting}</div>
      {banners !== undefined && <div className={styles.area.banner}>{banners}</div>}
      <div className={styles.area.side}>{side}</div>
      <div className={styles.area.shortcuts}>{shortcuts}</div>
      {advertisement !== undefined && <div className={styles.area.advertisement}>{advertisement}</div>}
      {footer !== undefined && <div className={styles.area.foot}>{footer}</div>}
    </div>
  );
}

export interface HomeFooterProps {
  organisation: string;
  /** The record-filing number, where there is one, and where it leads. */
  recordFiling?: { number: string; href: string } | undefined;
}

/** Footer with the name of the organization and its record-filing number. */
export function HomeFooter({ organisation, recordFiling }: HomeFooterProps) {
  return (
    <footer className={styles.foot}>
      <span>{organisation}</span>
      {recordFiling && (
        <Link className={styles.filing} href={recordFiling.href} target="_blank" rel="noopener noreferrer">
          {recordFiling.number}
        </Link>
      )}
    </footer>
  );
}
