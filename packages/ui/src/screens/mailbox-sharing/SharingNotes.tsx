import { useId } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './MailboxSharing.css.ts';
import { includes, shareRights, sharingLevels } from './person.ts';

/** Table of what each level allows, and a note on messages that others send. */
export function SharingNotes() {
  const words = useStrings().mailboxSharing;
  const titleId = useId();
  return (
    <aside aria-label={words.notes} className={styles.notes}>
      <div className={styles.note}>
        <p id={titleId} className={styles.noteTitle}>
          {words.levelsTitle}
        </p>
        <table aria-labelledby={titleId} className={styles.levels}>
          <thead>
            <tr>
              <td />
              {shareRights.map(({ right }) => (
                <th key={right} scope="col" className={styles.right}>
                  {words.rights[right]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sharingLevels.map((level) => (
              <tr key={level}>
                <th scope="row" className={styles.levelName}>
                  {words.levels[level]}
                </th>
                {shareRights.map(({ right, from }) => (
                  <td key={right} className={styles.right}>
                    {includes(level, from) ? <Icon name="checkmark" size={16} className={styles.yes} /> : <span aria-hidden="true">–</span>}
                    <span className={visuallyHidden}>{includes(level, from) ? words.yes : words.no}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.note}>
        <p className={styles.noteTitle}>{words.senderTitle}</p>
        <p className={styles.noteText}>{words.senderHelp}</p>
      </div>
    </aside>
  );
}
