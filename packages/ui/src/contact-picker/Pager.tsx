import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './ContactPicker.css.ts';

interface PagerProps {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
}

/** How many people there are, and the way to the other pages. */
export function Pager({ page, pageSize, total, onPageChange }: PagerProps) {
  const strings = useStrings().contactPicker;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={styles.foot}>
      <span className={styles.total}>{strings.total(total)}</span>
      {pages > 1 && (
        <>
          <IconButton
            hasNoTooltip
            label={strings.previous}
            icon={<Icon name="chevron_left" isMirrored />}
            isDisabled={page <= 1}
            onPress={() => onPageChange(page - 1)}
          />
          <span aria-live="polite">{`${page} / ${pages}`}</span>
          <IconButton
            hasNoTooltip
            label={strings.next}
            icon={<Icon name="chevron_right" isMirrored />}
            isDisabled={page >= pages}
            onPress={() => onPageChange(page + 1)}
          />
        </>
      )}
    </div>
  );
}
