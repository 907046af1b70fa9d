import type { MessageRef, MessageRow, Uids } from '@jinshu/api';
import type { ListView } from '../../core/cache/index.ts';

/** Messages of one folder that an action applies to. `rows` are those on screen, which change immediately. */
export interface Chosen {
  folder: string;
  uids: Uids;
  rows: readonly MessageRow[];
}

/**
 * Messages of one folder. If `folder` is `null`, they come from a search in several folders: each row names its folder, and `uids` is
 * ignored.
 */
export interface Mails extends Omit<Chosen, 'folder'> {
  folder: string | null;
  /** All that a search found, where that is more than the rows: how many, and how to ask which. */
  found?: { total: number; list: (signal: AbortSignal) => Promise<readonly MessageRef[]> } | undefined;
  /** All that a view leaves of its folder: how many, and what it leaves. */
  narrowed?: { total: number; view: ListView } | undefined;
}

/** Returns the number of messages; `undefined` for a whole folder, whose messages aren't counted. */
export const countOf = ({ uids, rows, folder, found, narrowed }: Mails): number | undefined =>
  narrowed ? narrowed.total : folder === null ? (found?.total ?? rows.length) : uids === 'all' ? undefined : uids.length;
