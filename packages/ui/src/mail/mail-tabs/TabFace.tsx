import { Icon, type IconName, icons } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { cutTitle, showBidiControls } from '../../foundation/text/index.ts';
import * as styles from './MailTabs.css.ts';
import type { MailTab, MailTabKind } from './tab.ts';

const TITLE_LENGTH = 6;

const ICONS: Readonly<Record<MailTabKind, IconName>> = {
  list: 'mail_inbox',
  reading: 'mail',
  attached: 'attach',
  compose: 'compose',
  search: 'search',
  review: 'clipboard_task',
};

/** Icon, title and number of unread messages of a tab. */
export function TabFace({ tab: { title, ownWords = '', kind, unseenCount = 0 }, isSelected }: { tab: MailTab; isSelected: boolean }) {
  const { badge } = useStrings();
  const name = showBidiControls(title);
  const icon = ICONS[kind];
  return (
    <>
      <Icon name={isSelected && `${icon}_filled` in icons ? (`${icon}_filled` as IconName) : icon} size={16} />
      {/* What is seen is cut in the middle of a word; the name is the whole title. */}
      <bdi className={styles.title} aria-hidden="true">
        {ownWords + cutTitle(name.slice(ownWords.length), TITLE_LENGTH)}
      </bdi>
      <span className={visuallyHidden}>{unseenCount > 0 ? `${name}, ${badge.unread(unseenCount)}` : name}</span>
      {unseenCount > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unseenCount}
        </span>
      )}
    </>
  );
}
