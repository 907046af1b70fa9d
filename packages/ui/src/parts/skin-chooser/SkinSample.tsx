import * as styles from './SkinSample.css.ts';

const rows = ['unread', 'selected', 'read', 'read', 'read'] as const;

export interface SkinSampleProps {
  /** The skin the sample is painted in. Its style sheet has to be there. */
  skin: string;
}

/** Small page in the colors and with the images of a skin. It is hidden from screen readers, because the name is beside it. */
export function SkinSample({ skin }: SkinSampleProps) {
  return (
    <span data-skin={skin} className={styles.page} aria-hidden="true">
      <span className={styles.rail}>
        <span className={styles.face} />
        <span className={styles.place} />
      </span>
      <span className={styles.bar} />
      <span className={styles.sidebar}>
        <span className={styles.button} />
        <span className={styles.folder} />
        <span className={styles.line} />
        <span className={styles.line} />
      </span>
      <span className={styles.panel}>
        {rows.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sample never change.
          <span key={index} className={styles.row[state]}>
            <span className={styles.mark[state]} />
            <span className={styles.party[state]} />
            <span className={styles.subject[state]} />
            {index % 2 === 0 && <span className={styles.tag} />}
          </span>
        ))}
      </span>
    </span>
  );
}
