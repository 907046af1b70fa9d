import { Icon } from '@jinshu/ui/icon';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styles from './DoDont.module.css';

interface Advice {
  /** One short sentence. */
  say: string;
  /** Live example. Without it the sentence is enough. */
  show?: ReactNode;
}

export interface DoDontProps {
  do: Advice;
  dont: Advice;
}

const Side = ({ isGood, say, show }: Advice & { isGood: boolean }) => (
  <figure className={styles.side}>
    {show && <div className={styles.example}>{show}</div>}
    <figcaption className={isGood ? styles.good : styles.bad}>
      <strong className={styles.verdict}>
        <Icon name={isGood ? 'checkmark_circle' : 'dismiss_circle'} />
        {isGood ? 'Do' : "Don't"}
      </strong>
      <span>{say}</span>
    </figcaption>
  </figure>
);

/** Good and bad use of a component side by side: told apart by word, sign and line, not by color alone. */
export const DoDont = ({ do: good, dont }: DoDontProps) => (
  <Unstyled>
    <div className={styles.both}>
      <Side isGood {...good} />
      <Side isGood={false} {...dont} />
    </div>
  </Unstyled>
);
