const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Writes a size in the largest fitting unit up to GB, with two decimals at most: `2.36 MB`. */
export function formatSize(bytes: number, locale: string): string {
  let value = bytes;
  let unit = 0;
  // 1023.995 KB would round to 1024 KB, so the step up is taken on the rounded number.
  while (Math.round(value * 100) / 100 >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  let format = numberFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
    numberFormats.set(locale, format);
  }
  return `${format.format(value)} ${UNITS[unit]}`;
}
