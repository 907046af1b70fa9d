import { selectRange, toggleKey } from './selectRange.ts';

type Keys = ReadonlySet<string>;

/**
 * Remembers where a range of rows began, so that it follows its moving end both ways: what it grew over, it gives back. It knows what it
 * chose by the very set; of another one it takes all as chosen by other means.
 */
export function createRange() {
  let start: string | undefined;
  /** What was chosen before the range began, and with it. */
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
    /** The next range begins anew. */
    end: (): void => {
      start = undefined;
      after = undefined;
    },
  };
}
