import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import * as styles from './MailboxLayout.css.ts';

export interface FilterChipProps {
  /** Description of the filter. */
  label: string;
  /** Number of matches, and of how many. */
  found?: string | undefined;
  /** Shows all again. */
  onClear: () => void;
}

/** Chip above a list that shows the active filter. Pressing it clears the filter. */
export function FilterChip({ label, found, onClear }: FilterChipProps) {
  const { mailboxLayout: words } = useStrings();
  return (
    <>
      <Button
        size="small"
        aria-label={words.clearFilter(label)}
        className={styles.filter}
        iconAfter={<Icon name="dismiss" />}
        onPress={onClear}
      >
        {label}
      </Button>
      {found !== undefined && (
        <span role="status" className={styles.statusCount}>
          {found}
        </span>
      )}
    </>
  );
}
