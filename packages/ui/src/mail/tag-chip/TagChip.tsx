import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './TagChip.css.ts';

export interface TagChipProps {
  name: string;
  /** Stored color, such as `#33B679`. The skin sets its lightness. */
  color: string;
  /** Shows a button that takes the tag off. */
  onRemove?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** Name of a tag on its color. */
export function TagChip({ name, color, onRemove, isDisabled = false, className }: TagChipProps) {
  return (
    <span
      className={clsx(styles.chip, onRemove && styles.removable, className)}
      style={{ [styles.tagVariable]: color } as CSSProperties}
      title={name}
    >
      <span className={styles.name}>{name}</span>
      {onRemove && <RemoveButton name={name} isDisabled={isDisabled} onRemove={onRemove} />}
    </span>
  );
}

/** Apart from the chip, so that a chip in a row of a list reads no context. */
function RemoveButton({ name, isDisabled, onRemove }: { name: string; isDisabled: boolean; onRemove: () => void }) {
  return (
    <Button className={styles.remove} aria-label={useStrings().tagChip.remove(name)} isDisabled={isDisabled} onPress={onRemove}>
      <Icon name="dismiss" size={16} />
    </Button>
  );
}
