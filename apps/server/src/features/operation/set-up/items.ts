import { isDeepStrictEqual } from 'node:util';

/** Items in an order that is the same in every organization. */
export const inOrder = <T>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** The wanted items that are not there yet. */
export const missingFrom = <T>(known: readonly T[] | undefined, wanted: readonly T[] | undefined): T[] =>
  (wanted ?? []).filter((item) => !known?.some((one) => isDeepStrictEqual(one, item)));

/** Keys of entries. Those of one key are told apart by their order. */
export function keysOf<T>(keyOf: (entry: T) => string, entries: readonly T[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const key = keyOf(entry);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}\n#${count}`;
  });
}
