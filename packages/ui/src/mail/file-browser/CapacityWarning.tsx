import { useStrings } from '../../foundation/provider/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import type { FileCapacityProps } from './FileCapacity.tsx';

/** Used share from which drive pages warn. */
const WARNING_FROM = 0.9;

/** Whether a drive is nearly full. */
export const isNearlyFull = ({ used, total = 0 }: Pick<FileCapacityProps, 'used' | 'total'>): boolean =>
  total > 0 && used / total >= WARNING_FROM;

/** Warning that a drive is nearly full. Renders nothing below 90 %. */
export function CapacityWarning({ used, total = 0, className }: FileCapacityProps) {
  const { fileBrowser: words } = useStrings();
  if (!isNearlyFull({ used, total })) return null;
  const isFull = used >= total;
  return (
    <Banner tone={isFull ? 'danger' : 'warning'} className={className}>
      {isFull ? words.full : words.nearlyFull(Math.floor((used / total) * 100))}
    </Banner>
  );
}
