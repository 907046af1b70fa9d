import { clsx } from 'clsx';
import { Icon } from '../../foundation/icon/index.ts';
import type { FlagColor } from '../../foundation/theme/SkinTokens.ts';
import * as styles from './FlagIcon.css.ts';

/** Props of {@link FlagIcon}. */
export interface FlagIconProps {
  /** `null` draws the outline of a flag that could be set. */
  color: FlagColor | null;
  className?: string | undefined;
}

/** Flag in one of nine colors: filled, with a darker outline on top, so that yellow stays visible. */
export function FlagIcon({ color, className }: FlagIconProps) {
  if (!color) return <Icon name="flag" size={16} className={className} />;
  return (
    <span className={clsx(styles.flag, styles.color[color], className)}>
      <Icon name="flag_filled" size={16} className={styles.fill} />
      <Icon name="flag" size={16} className={styles.edge} />
    </span>
  );
}
