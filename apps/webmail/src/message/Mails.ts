import type { MessageRef, MessageRow, Uids } from '@jinshu/api';
import type { ListView } from './message.queries.ts';

/** Mails of one folder that something is done to. `rows` are those on screen: they change at once. */
export interface Chosen {
  folder: string;
  uids: Uids;
  rows: readonly MessageRow[];
}

/** Mails of one folder; or with `folder` `null` of several, as a search finds them: each row names its own then, and `uids` says nothing. */
export interface Mails extends Omit<Chosen, 'folder'> {
  folder: string | null;
  /** All that a search found, where that is more than the rows: how many, and how to ask which. */
  found?: { total: number; list: (signal: AbortSignal) => Promise<readonly MessageRef[]> } | undefined;
  /** All that a view leaves of its folder: how many, and what it leaves. */
  narrowed?: { total: number; view: ListView } | undefined;
}

/** How many mails; `undefined` for all of a folder, which nobody has counted. */
export const countOf = ({ uids, rows, folder, found, narrowed }: Mails): number | undefined =>
  narrowed ? narrowed.total : folder === null ? (found?.total ?? rows.length) : uids === 'all' ? undefined : uids.length;
