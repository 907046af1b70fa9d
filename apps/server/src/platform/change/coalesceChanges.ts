import type { Change } from '@jinshu/api';
import type { JournalEntry } from './change.repository.ts';

const withoutUids = (change: Change): string => {
  if (!('uids' in change)) return JSON.stringify(change);
  const { uids: _, ...rest } = change;
  return JSON.stringify(rest);
};

/** Change as it is sent to clients, and the journal versions that it covers. */
export interface ToldChange {
  change: Change;
  versions: number[];
}

/**
 * Merges changes: adjacent ones of one kind in one folder become one, and repeated changes without messages are sent once. The order of
 * message changes is preserved.
 */
export function coalesceChanges(entries: readonly JournalEntry[]): ToldChange[] {
  const said = new Map<string, ToldChange>();
  const result: ToldChange[] = [];
  for (const { change, version } of entries) {
    const kind = withoutUids(change);
    const last = result.at(-1);
    const told: ToldChange = { change, versions: [version] };
    if (!('uids' in change)) {
      const before = said.get(kind);
      if (before) before.versions.push(version);
      else result.push(told);
      said.set(kind, before ?? told);
    } else if (last && 'uids' in last.change && withoutUids(last.change) === kind) {
      // No uids at all means the whole folder, and that stays true of a union.
      const isWhole = last.change.uids.length === 0 || change.uids.length === 0;
      last.change = { ...last.change, uids: isWhole ? [] : [...new Set([...last.change.uids, ...change.uids])] };
      last.versions.push(version);
    } else {
      result.push(told);
    }
  }
  return result;
}
