import { selectRange, toggleKey } from './selectRange.ts';

type Keys = ReadonlySet<string>;

/**
 * Tracks the start of a range of rows, so that the range follows its moving end in both directions. Rows that leave the range get their
 * earlier selection state back. A set that this range didn't return counts as a new selection from elsewhere.
 */
export function createRange() {
  let start: string | undefined;
  /** Selection before the range began, and with the range. */
  let before: Keys;
  let after: Keys | undefined;
  const begin = (key: string, chosen: Keys): Keys => {
    start = key;
    before = chosen;
    after = chosen;
    return chosen;
  };
  return {
    /** Chooses these rows; the next range begins at one of them. */
    begin,
    /** Chooses a row or lets it go; the next range begins there. */
    toggle: (selected: Keys, key: string): Keys => begin(key, toggleKey(selected, key)),
    /** Chooses up to a row, from where the range began or else from another one. */
    extend: (selected: Keys, keys: readonly string[], to: string, from = to): Keys => {
      if (!keys.includes(to)) return selected;
      start ??= from;
      if (selected !== after) before = selected;
      after = selectRange(before, keys, start, to);
      return after;
    },
    /** Ends the range; the next one starts from scratch. */
    end: (): void => {
      start = undefined;
      after = undefined;
    },
  };
}
