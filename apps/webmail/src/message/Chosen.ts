import type { MessageRef, MessageRow, Uids } from '@jinshu/api';

/** Mails that something is done to. `rows` are those on screen: they change at once. */
export interface Chosen {
  /** Raw name of their folder. `null`: mails of several folders, as a search finds them; each row names its own, and `uids` says nothing. */
  folder: string | null;
  uids: Uids;
  rows: readonly MessageRow[];
  /** All that a search found, where that is more than the rows: how many, and how to ask which. */
  found?: { total: number; list: (signal: AbortSignal) => Promise<readonly MessageRef[]> } | undefined;
}

/** How many mails; `undefined` for all of a folder, which nobody has counted. */
export const countOf = ({ uids, rows, folder, found }: Chosen): number | undefined =>
  folder === null ? (found?.total ?? rows.length) : uids === 'all' ? undefined : uids.length;
