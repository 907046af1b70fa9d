import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { IconButton } from '../button/index.ts';
import * as styles from './PageSteps.css.ts';

export interface PageStepsProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
  /** Formatted total of all pages. */
  total?: string | undefined;
}

/** The way from page to page where there is no room for more than two arrows. */
export function PageSteps({ page, pages, onPageChange, total }: PageStepsProps) {
  const strings = useStrings().pagination;
  if (pages <= 1 && total === undefined) return null;
  return (
    <div className={styles.root}>
      {total !== undefined && <span className={styles.total}>{total}</span>}
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
