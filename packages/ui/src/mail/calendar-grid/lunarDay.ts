import { solarTerm } from './solarTerm.ts';

const TENS = ['初', '十', '廿', '三'];
const ONES = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

const made = (locale: string) => new Intl.DateTimeFormat(`${locale}-u-ca-chinese`, { month: 'long', day: 'numeric', timeZone: 'UTC' });
const formats = { simplified: made('zh-CN'), traditional: made('zh-TW') };

/**
 * Returns the lunar day as text for `dayNote`, such as 廿一. The first day of a lunar month returns the month name. The first day of a solar
 * term returns its name, such as 立冬.
 */
export function lunarDay(day: string): string {
  return write(day, false);
}

/** The same in traditional characters. */
export function lunarDayTraditional(day: string): string {
  return write(day, true);
}

function write(day: string, isTraditional: boolean): string {
  const term = solarTerm(day, isTraditional);
  if (term !== undefined) return term;
  const parts = formats[isTraditional ? 'traditional' : 'simplified'].formatToParts(new Date(`${day}T00:00Z`));
  const number = Number(parts.find(({ type }) => type === 'day')?.value);
  if (number === 1) return parts.find(({ type }) => type === 'month')?.value ?? '';
  if (number === 20) return '二十';
  return `${TENS[number === 10 ? 0 : Math.floor(number / 10)]}${ONES[number % 10]}`;
}
