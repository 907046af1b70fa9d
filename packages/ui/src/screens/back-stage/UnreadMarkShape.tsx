import type { UnreadMark } from '../../foundation/theme/SkinTokens.ts';
import { unreadMarks } from '../../foundation/theme/toThemeValues.ts';
import * as styles from './SkinWorkshop.css.ts';

/** The shape of a mark of unread messages. */
export const UnreadMarkShape = ({ mark }: { mark: UnreadMark }) => (
  <span className={styles.markShape} style={{ clipPath: unreadMarks[mark] }} aria-hidden="true" />
);
