/** `乙巳年十月初一`: the day as the traditional calendar calls it, for the two Chinese languages. Others get an empty string. */
export function lunarDate(day: Date, locale: string, timeZone?: string): string {
  if (!locale.startsWith('zh')) return '';
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-chinese`, { dateStyle: 'long', ...(timeZone !== undefined && { timeZone }) });
  // Drop the Gregorian year, which is a separate part; it is already shown next to this text.
  return format
    .formatToParts(day)
    .filter(({ type }) => String(type) !== 'relatedYear')
    .map(({ value }) => value)
    .join('');
}
