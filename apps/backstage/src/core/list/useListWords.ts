import { useIntl } from 'react-intl';
import { listStrings as s } from './list.strings.ts';

/** Words of every table: below it, and where it could not be loaded. Rows are counted up to `most`, which stands for any larger number. */
export function useListWords(most = Number.POSITIVE_INFINITY) {
  const { formatMessage, formatNumber } = useIntl();
  return {
    formatRange: (from: number, to: number, total: number) =>
      formatMessage(total >= most ? s.rangeOfMany : s.range, {
        from: formatNumber(from),
        to: formatNumber(to),
        total: formatNumber(total),
      }),
    formatPageSize: (size: number) => formatMessage(s.pageSize, { size }),
    retryLabel: formatMessage(s.retry),
  };
}
