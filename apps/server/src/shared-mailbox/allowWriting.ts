import { Problem } from '@jinshu/api';
import type { Db } from '../db/db.ts';
import type { Session } from '../session/Session.ts';
import { selectOwnMailbox, selectShareLevel } from './shared-mailbox.repository.ts';

/** Refuses to speak for a mailbox whoever may only read it (SHR-09, SHR-10, ERR-51). In one's own mailbox everything is allowed (SHR-13). */
export async function allowWriting(db: Db, { accountId, mailboxId }: Pick<Session, 'accountId' | 'mailboxId'>): Promise<void> {
  if ((await selectOwnMailbox(db, accountId)) === mailboxId) return;
  const level = await selectShareLevel(db, accountId, mailboxId);
  if (level === null || level === 'read') throw new Problem('mailbox-share-power');
}
