import { clsx } from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { safeName } from '../../foundation/text/index.ts';
import * as styles from './DeliveryStatus.css.ts';

/**
 * Delivery state of a message for one recipient. `handedOver` means that another server accepted it and its further delivery is unknown.
 */
export type DeliveryState = 'queued' | 'inReview' | 'quarantined' | 'handedOver' | 'delivered' | 'read' | 'proxy' | 'failed';

/** Recipient of a sent message. */
export interface Delivery {
  /** Unique in the list; the address will do. */
  id: string;
  name: string;
  address: string;
  /** Whether the name is that of another person. It is then never shown without the address. */
  isDoubtful?: boolean | undefined;
  state: DeliveryState;
  /** Time of the last change of state, as formatted text. */
  at?: string | undefined;
  /** Why it is so. */
  reason?: string | undefined;
  /** Response of the other server, verbatim, shown on request. */
  details?: string | undefined;
  /** Result of a recall, once there was one. */
  recall?: 'recalled' | 'failed' | undefined;
  /** Why a recall failed. */
  recallReason?: string | undefined;
  /** Whether it can be called back from this recipient. */
  canRecall?: boolean | undefined;
}

export interface DeliveryStatusProps {
  deliveries: readonly Delivery[];
  onRefresh?: (() => void) | undefined;
  isRefreshing?: boolean | undefined;
  /** Called to recall the message from all recipients. The button is hidden without it, and when no recipient is left to recall from. */
  onRecallAll?: (() => void) | undefined;
  /** Whether the message is being recalled. @default false */
  isRecalling?: boolean | undefined;
  /** Called to recall the message from one recipient. */
  onRecall?: ((id: string) => void) | undefined;
  /** A sentence below the list: what recall can do. */
  note?: ReactNode;
  className?: string | undefined;
  /** The section, which takes the focus when it is given. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Order of the counts. */
const order: readonly DeliveryState[] = ['read', 'delivered', 'handedOver', 'inReview', 'failed', 'queued', 'quarantined', 'proxy'];

const tones: Readonly<Record<DeliveryState, 'success' | 'info' | 'warning' | 'danger' | 'neutral'>> = {
  read: 'success',
  delivered: 'info',
  handedOver: 'neutral',
  inReview: 'warning',
  failed: 'danger',
  queued: 'neutral',
  quarantined: 'warning',
  proxy: 'info',
};

/** Delivery state of a message for each recipient: counts, proportions, and a table. */
export function DeliveryStatus(props: DeliveryStatusProps) {
  const { deliveries, onRefresh, isRefreshing = false, onRecallAll, isRecalling = false, onRecall, note, className } = props;
  const strings = useStrings().deliveryStatus;
  const titleId = useId();
  const counts = order
    .map((state) => ({ state, count: deliveries.filter((delivery) => delivery.state === state).length }))
    .filter(({ state, count }) => state !== 'handedOver' || count > 0);
  return (
    <section ref={props.ref} tabIndex={-1} aria-labelledby={titleId} className={clsx(styles.root, className)}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {strings.title}
        </h2>
        {onRecallAll && deliveries.some(({ canRecall, recall }) => canRecall && recall === undefined) && (
          <Button className={clsx(styles.recall, styles.recallAll)} isPending={isRecalling} onPress={onRecallAll}>
            {strings.recallAll}
          </Button>
        )}
        {onRefresh && (
          <Button aria-label={strings.refresh} className={styles.refresh} isPending={isRefreshing} onPress={onRefresh}>
            <Icon name="arrow_clockwise" size={16} />
          </Button>
        )}
      </div>
      <div aria-hidden="true" className={styles.proportions}>
        {counts.map(
          ({ state, count }) =>
            count > 0 && <span key={state} data-tone={tones[state]} className={styles.share} style={{ flexGrow: count }} />,
        )}
      </div>
      <ul aria-label={strings.counts} className={styles.counts}>
        {counts.map(({ state, count }) => (
          <li key={state}>
            <span className={visuallyHidden}>{strings.count(strings.states[state], count)}</span>
            <span aria-hidden="true" className={styles.count} data-tone={count > 0 ? tones[state] : 'none'}>
              {count}
            </span>
            <span aria-hidden="true" className={styles.countName}>
              {strings.states[state]}
            </span>
          </li>
        ))}
      </ul>
      {deliveries.length > 0 && (
        <div className={styles.card}>
          <table aria-labelledby={titleId} className={styles.table}>
            <thead className={visuallyHidden}>
              <tr>
                <th scope="col">{strings.recipient}</th>
                <th scope="col">{strings.status}</th>
              </tr>
            </thead>
            <tbody>
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} onRecall={onRecall} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  );
}

function DeliveryRow({ delivery, onRecall }: { delivery: Delivery; onRecall: ((id: string) => void) | undefined }) {
  const strings = useStrings().deliveryStatus;
  const { id, address, state, at, reason, details, recall, recallReason, canRecall = false } = delivery;
  return (
    <tr className={styles.row} data-state={state}>
      <td className={styles.who}>
        <div className={styles.name} title={address}>
          {safeName(delivery)}
        </div>
        <div className={styles.detail} data-tone={reason !== undefined && state === 'failed' ? 'danger' : undefined}>
          {reason ?? at ?? '—'}
        </div>
        {details !== undefined && (
          <details className={styles.detail}>
            <summary>{strings.details}</summary>
            <span dir="auto">{details}</span>
          </details>
        )}
        {recallReason !== undefined && <div className={styles.detail}>{recallReason}</div>}
      </td>
      <td className={styles.fate}>
        <div className={styles.state} data-tone={tones[state]}>
          {strings.states[state]}
        </div>
        {recall !== undefined && (
          <div className={styles.recalled} data-tone={recall === 'recalled' ? 'success' : 'danger'}>
            {recall === 'recalled' ? strings.recalled : strings.recallFailed}
          </div>
        )}
        {recall === undefined && canRecall && onRecall && (
          <Button aria-label={strings.recallFrom(safeName(delivery))} className={styles.recall} onPress={() => onRecall(id)}>
            {strings.recall}
          </Button>
        )}
      </td>
    </tr>
  );
}
