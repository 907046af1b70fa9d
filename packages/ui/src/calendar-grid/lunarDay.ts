const TENS = ['初', '十', '廿', '三'];
const ONES = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

const formats = new Intl.DateTimeFormat('zh-CN-u-ca-chinese', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The day of the Chinese calendar in words, for `dayNote`: 廿一; the first of a month bears its name. */
export function lunarDay(day: string): string {
  const parts = formats.formatToParts(new Date(`${day}T00:00Z`));
  const number = Number(parts.find(({ type }) => type === 'day')?.value);
  if (number === 1) return parts.find(({ type }) => type === 'month')?.value ?? '';
  if (number === 20) return '二十';
  return `${TENS[number === 10 ? 0 : Math.floor(number / 10)]}${ONES[number % 10]}`;
}
