/** Changes to a selection, as pure functions over the keys that can be selected, in the order of the rows. */
export function toggleKey(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Adds the rows from the one where a range began to the one where it ends, whichever is higher. */
export function selectRange(selected: ReadonlySet<string>, keys: readonly string[], from: string, to: string): ReadonlySet<string> {
  const start = keys.indexOf(from);
  const end = keys.indexOf(to);
  if (end < 0) return selected;
  const [low, high] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)];
  return new Set([...selected, ...keys.slice(low, high + 1)]);
}
