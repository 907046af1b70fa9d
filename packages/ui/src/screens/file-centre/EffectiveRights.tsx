import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { actionsOf, type DiskPermission, type FileAction } from '../../mail/file-browser/index.ts';
import * as styles from './EffectiveRights.css.ts';

export interface EffectiveRightsProps {
  /** Field that selects the person. */
  picker: ReactNode;
  /** Permission of the person for the folder; null if none. Undefined while nobody is selected. */
  permission: DiskPermission | null | undefined;
  /** Where the permission comes from, as formatted text. */
  reason?: ReactNode;
}

/** Rights in the order in which they are listed. */
const SHOWN = ['preview', 'download', 'upload', 'newFolder', 'rename', 'delete', 'share', 'permissions'] as const satisfies FileAction[];

/** What a person can do in a folder, and why. */
export function EffectiveRights({ picker, permission, reason }: EffectiveRightsProps) {
  const { fileCentre: words, fileBrowser } = useStrings();
  const allowed = permission ? actionsOf(permission) : [];
  return (
    <section aria-label={words.effective} className={styles.root}>
      <div className={styles.head}>
        <h3 className={styles.title}>{words.effective}</h3>
        <div className={styles.picker}>{picker}</div>
      </div>
      <div role="status">
        {permission !== undefined && (
          <>
            <ul aria-label={words.rights} className={styles.rights}>
              {SHOWN.map((action) => {
                const isAllowed = allowed.includes(action);
                return (
                  <li key={action} className={styles.right} data-allowed={isAllowed || undefined}>
                    <Icon name={isAllowed ? 'checkmark' : 'dismiss'} />
                    {isAllowed ? words.allowed(fileBrowser.actions[action]) : words.refused(fileBrowser.actions[action])}
                  </li>
                );
              })}
            </ul>
            <p className={styles.reason}>{reason}</p>
          </>
        )}
      </div>
    </section>
  );
}
