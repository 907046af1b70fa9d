import type { ReactNode } from 'react';
import { reachByKeyboard } from '../../parts/dialog/reachByKeyboard.ts';
import * as styles from './Traffic.css.ts';

/** Messages of a span of time. */
export interface TrafficPoint {
  /** The span as its row is named. */
  label: string;
  received: number;
  sent: number;
}

export interface TrafficProps {
  charts: readonly { id: string; title: string; points: readonly TrafficPoint[] }[];
  words: { time: string; received: string; sent: string };
  /** Content below the charts. */
  children?: ReactNode;
}

const share = (count: number, most: number) => ({ inlineSize: `${(count / Math.max(most, 1)) * 100}%` });

/** Messages in and out as tables with a bar above each number. */
export const Traffic = ({ charts, words, children }: TrafficProps) => (
  <div ref={reachByKeyboard} className={styles.scroller}>
    <div className={styles.charts}>
      {charts.map(({ id, title, points }) => {
        const most = Math.max(0, ...points.flatMap(({ received, sent }) => [received, sent]));
        return (
          <table key={id} className={styles.table}>
            <caption className={styles.caption}>{title}</caption>
            <thead>
              <tr>
                {[words.time, words.received, words.sent].map((word) => (
                  <th key={word} scope="col" className={styles.head}>
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ label, received, sent }) => (
                <tr key={label}>
                  <th scope="row" className={styles.time}>
                    {label}
                  </th>
                  <td className={styles.cell}>
                    <span className={styles.bar} style={share(received, most)} />
                    {received}
                  </td>
                  <td className={styles.cell}>
                    <span className={styles.bar} style={share(sent, most)} />
                    {sent}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
    {children}
  </div>
);

export interface UserRanksProps {
  lists: readonly { id: string; title: string; users: readonly { id: string; name: string; address: string; amount: string }[] }[];
  /** In place of a list without users. */
  emptyLabel: string;
}

/** The largest users of storage, list beside list. */
export const UserRanks = ({ lists, emptyLabel }: UserRanksProps) => (
  <div className={styles.charts}>
    {lists.map(({ id, title, users }) => (
      <section key={id} aria-label={title}>
        <h2 className={styles.caption}>{title}</h2>
        {users.length === 0 && <p className={styles.none}>{emptyLabel}</p>}
        <ol className={styles.ranks}>
          {users.map(({ id: user, name, address, amount }) => (
            <li key={user} className={styles.rank}>
              <span className={styles.user} title={address}>
                <bdi>{name}</bdi>
              </span>
              <span>{amount}</span>
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
);
