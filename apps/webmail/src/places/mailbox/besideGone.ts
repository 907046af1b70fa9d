import type { MessageRow, Uids } from '@jinshu/api';

/** Returns the message that follows one that leaves the list: the next that stays, or the last before it. */
export function besideGone(rows: readonly MessageRow[], uid: number, gone: Uids): MessageRow | null {
  if (gone === 'all') return null;
  const at = rows.findIndex((row) => row.uid === uid);
  const stays = (row: MessageRow) => !row.isMoved && row.uid !== uid && !gone.includes(row.uid);
  if (at < 0) return null;
  return rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays) ?? null;
}
