import { toHalfWidth } from '../number-field/toHalfWidth.ts';

/** A typed colour as `#RRGGBB`, or none when it is no colour. Three digits are taken as their doubles, as in CSS. */
export function toHex(text: string): string | null {
  const digits = toHalfWidth(text).trim().replace(/^#/, '').toUpperCase();
  if (/^[0-9A-F]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9A-F]{3}$/.test(digits) ? `#${[...digits].map((digit) => digit.repeat(2)).join('')}` : null;
}
