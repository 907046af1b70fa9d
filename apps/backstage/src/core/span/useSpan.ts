import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns a function that writes a length of time in its largest unit, such as `42 min`. */
export function useSpan(): (ms: number) => string {
  const { formatNumber } = useIntl();
  return useCallback(
    (ms: number) => {
      const [unit, length] = units.find(([, one]) => ms >= one) ?? (['second', 1_000] as const);
      return formatNumber(Math.max(0, Math.floor(ms / length)), { style: 'unit', unit, unitDisplay: 'short' });
    },
    [formatNumber],
  );
}
