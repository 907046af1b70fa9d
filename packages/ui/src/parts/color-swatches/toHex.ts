import { toHalfWidth } from '../number-field/toHalfWidth.ts';

/** Returns entered text as `#RRGGBB`, or `null` if it isn't a color. Doubles each of three digits, as CSS does. */
export function toHex(text: string): string | null {
  const digits = toHalfWidth(text).trim().replace(/^#/, '').toUpperCase();
  if (/^[0-9A-F]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9A-F]{3}$/.test(digits) ? `#${[...digits].map((digit) => digit.repeat(2)).join('')}` : null;
}
