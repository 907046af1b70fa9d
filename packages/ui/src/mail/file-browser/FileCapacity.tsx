import { clsx } from 'clsx';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { formatSize } from '../../foundation/text/index.ts';
import { Meter } from '../../parts/progress/index.ts';
import { isNearlyFull } from './CapacityWarning.tsx';
import * as styles from './FileCapacity.css.ts';

/** Props of {@link FileCapacity}. */
export interface FileCapacityProps {
  /** Bytes. */
  used: number;
  /** Bytes; 0 or nothing is without a limit. */
  total?: number | undefined;
  /** Part of the used bytes that is in the trash. */
  trash?: number | undefined;
  /** Part of the used bytes that is earlier versions of files. */
  versions?: number | undefined;
  className?: string | undefined;
}

/** Used space of a drive. */
export function FileCapacity({ used, total = 0, trash = 0, versions = 0, className }: FileCapacityProps) {
  const { fileBrowser: words } = useStrings();
  const locale = toIntlLocale(useLocaleCode());
  const usedWords = words.used(formatSize(used, locale));
  const totalWords = total > 0 ? words.total(formatSize(total, locale)) : words.unlimited;
  const part = total > 0 ? used / total : 0;
  return (
    <div className={clsx(styles.capacity, className)}>
      <div className={styles.capacityWords} aria-hidden={total > 0}>
        <span>{usedWords}</span>
        <span className={styles.quiet}>{totalWords}</span>
      </div>
      {total > 0 && (
        <Meter
          aria-label={words.capacity}
          value={Math.min(used, total)}
          maxValue={total}
          valueLabel={`${usedWords} ${totalWords}`}
          tone={part >= 1 ? 'danger' : isNearlyFull({ used, total }) ? 'warning' : 'accent'}
        />
      )}
      {trash > 0 && <span className={styles.quiet}>{words.inTrash(formatSize(trash, locale))}</span>}
      {versions > 0 && <span className={styles.quiet}>{words.inVersions(formatSize(versions, locale))}</span>}
    </div>
  );
}
