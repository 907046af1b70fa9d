import { useId } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import * as styles from './SkinWorkshop.css.ts';

/** A pair that can be read, and is close to its floor. */
export interface NearPair {
  id: string;
  text: string;
  measured: string;
  front: string;
  back: string;
}

/** Pairs that are close to their floor, each with its colors and its ratio. */
export function NearestPairs({ title, pairs }: { title: string | undefined; pairs: readonly NearPair[] }) {
  const titleId = useId();
  return (
    <div>
      <h2 id={titleId} className={styles.heading}>
        {title}
      </h2>
      <ul aria-labelledby={titleId} className={styles.list}>
        {pairs.map(({ id, text, measured, front, back }) => (
          <li key={id} className={styles.near}>
            <span className={styles.sample} style={{ background: back, color: front }} aria-hidden="true">
              <Icon name="mail" size={16} />
            </span>
            <span className={styles.nearWords}>{text}</span>
            <span className={styles.number}>{measured}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
