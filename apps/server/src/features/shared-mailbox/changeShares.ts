import type { ShareLevel } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { deleteUnsharedSessions } from '../../platform/session/index.ts';
import { deleteShares, ownMailboxesOf, selectSharing, upsertShare } from './share.repository.ts';

/** Change of who may use a mailbox. */
export interface ShareChanges {
  given?: readonly { accountId: number; level: ShareLevel }[];
  /** Accounts that lose their share. */
  taken?: readonly number[];
}

/**
 * Changes who may use a mailbox, for the owner and for administrators (SHR-18, SHR-19, BAK-49). Removing a share ends the sessions
 * in it. All windows of the mailbox and of the people hear of it. Returns the number of removed shares.
 */
export async function changeShares(tx: Tx, mailboxId: number, { given = [], taken = [] }: ShareChanges): Promise<number> {
  const losing = await selectSharing(tx, mailboxId, taken);
  const own = await ownMailboxesOf(tx, [...given.map(({ accountId }) => accountId), ...losing]);
  const told = [...new Set([mailboxId, ...own])].sort((a, b) => a - b);
  await lockMailbox(tx, told);
  for (const { accountId, level } of given) await upsertShare(tx, mailboxId, accountId, level);
  await deleteShares(tx, mailboxId, losing);
  await deleteUnsharedSessions(tx, mailboxId);
  for (const id of told) await recordChange(tx, id, { type: 'settings.changed' });
  return losing.length;
}
