import { useId } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { Link } from '../../parts/link/index.ts';
import { Meter } from '../../parts/progress/index.ts';
import * as styles from './HomeCards.css.ts';

export interface CapacityCardProps {
  /** In MB. */
  used: number;
  /** In MB; 0 or nothing is without limit. */
  total?: number | undefined;
  /** In per cent, as the server counts it. @default worked out */
  rate?: number | undefined;
}

/** Used space of the mailbox. */
export function CapacityCard({ used, total = 0, rate }: CapacityCardProps) {
  const words = useStrings().homeCards;
  const locale = toIntlLocale(useLocaleCode());
  const titleId = useId();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const isLimited = total > 0;
  const percent = rate ?? (isLimited ? (used / total) * 100 : 0);
  const shown = `${Math.round(percent)}%`;
  return (
    <section aria-labelledby={titleId} className={styles.stat}>
      <div className={styles.line}>
        <h2 id={titleId} className={styles.cardTitle}>
          {words.capacity}
        </h2>
        {isLimited && <span className={styles.rate}>{shown}</span>}
      </div>
      <div className={styles.amount}>
        <span className={styles.used}>{number.format(used)}</span>
        <span className={styles.total}>{isLimited ? `/ ${number.format(total)} MB` : `MB / ${words.unlimited}`}</span>
      </div>
      {isLimited && (
        <Meter
          aria-labelledby={titleId}
          value={Math.min(100, percent)}
          valueLabel={shown}
          tone={percent >= 95 ? 'danger' : percent >= 80 ? 'warning' : 'accent'}
        />
      )}
    </section>
  );
}

export interface LastLoginCardProps {
  /** Time of the login, as formatted text. */
  at: string;
  ip: string;
  provider?: string | undefined;
  /** Link to change the password, for users who don't recognize the login. */
  passwordHref?: string | undefined;
}

/** Time and place of the previous login. */
export function LastLoginCard({ at, ip, provider, passwordHref }: LastLoginCardProps) {
  const words = useStrings().homeCards;
  const titleId = useId();
  const facts = [
    [words.loginTime, at],
    [words.loginIp, ip],
    [words.loginProvider, provider],
  ] as const;
  return (
    <section aria-labelledby={titleId} className={styles.stat}>
      <h2 id={titleId} className={styles.cardTitle}>
        {words.lastLogin}
      </h2>
      <dl className={styles.facts}>
        {facts
          .filter(([, fact]) => fact)
          .map(([term, fact]) => [
            <dt key={term} className={styles.term}>
              {term}
            </dt>,
            <dd key={`${term}:`} className={styles.value}>
              {fact}
            </dd>,
          ])}
      </dl>
      {passwordHref !== undefined && (
        <p className={styles.doubt}>
          <Link href={passwordHref}>{words.notMe}</Link>
        </p>
      )}
    </section>
  );
}
