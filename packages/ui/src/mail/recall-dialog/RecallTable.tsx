import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './RecallDialog.css.ts';
import type { RecallResult } from './RecallDialog.tsx';

const outcomes = {
  recalled: { tone: 'success', icon: 'checkmark_circle_filled' },
  failed: { tone: 'danger', icon: 'dismiss_circle_filled' },
  pending: { tone: 'warning', icon: 'clock_filled' },
} as const;

const tones = {
  read: 'success',
  delivered: 'info',
  handedOver: undefined,
  inReview: 'warning',
  failed: 'danger',
  queued: undefined,
  quarantined: 'warning',
  proxy: 'info',
} as const;

/** The results, one recipient a row. */
export function RecallTable({ results, labelledBy }: { results: readonly RecallResult[]; labelledBy: string }) {
  const { recallDialog: words, deliveryStatus } = useStrings();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled with the arrow keys
    <section aria-label={words.title} tabIndex={0} className={styles.scroller}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead className={styles.heads}>
          <tr>
            {[words.name, words.address, deliveryStatus.title, words.outcome, words.reason].map((name) => (
              <th key={name} scope="col" className={styles.columnHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map(({ id, name, address, state, outcome, reason }) => (
            <tr key={id} className={styles.row}>
              <th scope="row" className={styles.who}>
                <bdi>{name || address.replace(/@.*/, '')}</bdi>
              </th>
              <td className={styles.address} title={address}>
                <bdi>{address}</bdi>
              </td>
              <td className={styles.fate} data-tone={tones[state]}>
                <span className={styles.dot}>{deliveryStatus.states[state]}</span>
              </td>
              <td className={styles.fate} data-tone={outcomes[outcome].tone}>
                <span className={styles.outcome}>
                  <Icon name={outcomes[outcome].icon} />
                  {words.results[outcome]}
                </span>
              </td>
              <td className={styles.plain}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
