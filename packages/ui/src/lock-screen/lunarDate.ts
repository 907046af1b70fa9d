/** `乙巳年十月初一`: the day as the traditional calendar calls it, for the two Chinese languages. Others get an empty string. */
export function lunarDate(day: Date, locale: string, timeZone?: string): string {
  if (!locale.startsWith('zh')) return '';
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-chinese`, { dateStyle: 'long', ...(timeZone !== undefined && { timeZone }) });
  // The year of the common calendar comes along as a part of its own; it stands beside it already.
  return format
    .formatToParts(day)
    .filter(({ type }) => String(type) !== 'relatedYear')
    .map(({ value }) => value)
    .join('');
}
