import { isDay } from '@jinshu/api';

const pad = (number: string) => number.padStart(2, '0');

/** Reads a day as tables write it: `1979-3-12`, `1979/03/12`, `19790312`, `1979年3月12日`, and `3/12/1979` of English programs. */
export function dayOf(text: string): string | undefined {
  const [, year, month, day] =
    /^(\d{4})\D?(\d{1,2})\D(\d{1,2})\D?(?:[T\s].*)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})(?:T.*)?$/.exec(text) ?? [];
  const [, m, d, y] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const found = year ? `${year}-${pad(month ?? '')}-${pad(day ?? '')}` : y ? `${y}-${pad(m ?? '')}-${pad(d ?? '')}` : '';
  return isDay(found) ? found : undefined;
}
