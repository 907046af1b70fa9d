import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './MailboxLayout.css.ts';

export interface FilterChipProps {
  /** What narrows the list, in words. */
  label: string;
  /** How many it leaves, of how many. */
  found?: string | undefined;
  /** Shows all again. */
  onClear: () => void;
}

/** Says in the line above a list what narrows it, and takes that off. */
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
