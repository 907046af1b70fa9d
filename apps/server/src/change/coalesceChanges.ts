import type { Change } from '@jinshu/api';

const withoutUids = (change: Change): string => {
  if (!('uids' in change)) return JSON.stringify(change);
  const { uids: _, ...rest } = change;
  return JSON.stringify(rest);
};

/**
 * Says the same in fewer words: neighbours of one kind in one folder become one, and what names no mail is said once.
 * The order of what happened to mails stays.
 */
export function coalesceChanges(changes: readonly Change[]): Change[] {
  const said = new Set<string>();
  const result: Change[] = [];
  for (const change of changes) {
    const kind = withoutUids(change);
    const last = result.at(-1);
    if (!('uids' in change)) {
      if (!said.has(kind)) result.push(change);
      said.add(kind);
    } else if (last && 'uids' in last && withoutUids(last) === kind) {
      // No uids at all means the whole folder, and that stays true of a union.
      const isWhole = last.uids.length === 0 || change.uids.length === 0;
      result[result.length - 1] = { ...last, uids: isWhole ? [] : [...new Set([...last.uids, ...change.uids])] };
    } else {
      result.push(change);
    }
  }
  return result;
}
