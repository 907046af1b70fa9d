import { clsx } from 'clsx';
import * as page from './BackStagePage.css.ts';
import * as styles from './FigureTiles.css.ts';
import type { StatusWordProps } from './StatusWord.tsx';

/** A number with its name. */
export interface Figure {
  id: string;
  label: string;
  /** The number, written for the reader. */
  value: string;
  /** A fact below it. */
  note?: string | undefined;
  /** @default 'neutral' */
  tone?: StatusWordProps['tone'] | undefined;
}

export interface FigureTilesProps {
  /** Names the numbers. */
  label: string;
  figures: readonly Figure[];
}

/** Numbers in a row above the content of a page. In a narrow window they wrap. */
export const FigureTiles = ({ label, figures }: FigureTilesProps) => (
  <section aria-label={label} className={styles.tiles}>
    <dl className={styles.list}>
      {figures.map(({ id, label: name, value, note, tone = 'neutral' }) => (
        <div key={id} className={styles.tile}>
          <dt className={styles.name}>{name}</dt>
          <dd className={clsx(styles.value, tone !== 'neutral' && page.tone[tone])}>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  </section>
);
