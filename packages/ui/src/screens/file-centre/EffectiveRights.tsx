import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './EffectiveRights.css.ts';

/** Right in a folder of the company drive. */
export type DiskRight = 'view' | 'download' | 'upload' | 'change' | 'share' | 'permit';

export interface EffectiveRightsProps {
  /** Field that selects the person. */
  picker: ReactNode;
  /** Rights of the person in the folder. Undefined while no person is selected. */
  rights: readonly DiskRight[] | undefined;
  /** Source of the rights, as formatted text. */
  reason?: ReactNode;
}

/** Rights in the order in which they are listed. */
const SHOWN: readonly DiskRight[] = ['view', 'download', 'upload', 'change', 'share', 'permit'];

/** Rights of a person in a folder, and their source. */
export function EffectiveRights({ picker, rights, reason }: EffectiveRightsProps) {
  const { fileCentre: words } = useStrings();
  return (
    <section aria-label={words.effective} className={styles.root}>
      <div className={styles.head}>
        <h3 className={styles.title}>{words.effective}</h3>
        <div className={styles.picker}>{picker}</div>
      </div>
      <div role="status">
        {rights !== undefined && (
          <ul aria-label={words.rights} className={styles.rights}>
            {SHOWN.map((right) => {
              const isAllowed = rights.includes(right);
              return (
                <li key={right} className={styles.right} data-allowed={isAllowed || undefined}>
                  <Icon name={isAllowed ? 'checkmark' : 'dismiss'} />
                  {isAllowed ? words.rightNames[right] : words.refused(words.rightNames[right])}
                </li>
              );
            })}
          </ul>
        )}
        <p className={styles.reason}>{reason}</p>
      </div>
    </section>
  );
}
