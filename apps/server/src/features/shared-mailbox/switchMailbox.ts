import { randomBytes } from 'node:crypto';
import { Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { forgetSession, moveSession, type Session } from '../../platform/session/index.ts';
import { noteShareUse } from './share.repository.ts';
import { selectOwnMailbox, selectShareLevel } from './shared-mailbox.repository.ts';

/** Switches a session to a mailbox shared with its account, or back to its own without `shareId`. Returns the new token. */
export async function switchMailbox({ db, now }: Pick<Deps, 'db' | 'now'>, { accountId, key }: Session, shareId?: number): Promise<string> {
  const mailboxId = shareId ?? (await selectOwnMailbox(db, accountId));
  const isAllowed = shareId === undefined || (await selectShareLevel(db, accountId, shareId)) !== null;
  if (mailboxId === undefined || !isAllowed) throw new Problem('share-switch-error');
  const token = randomBytes(24).toString('base64url');
  await moveSession(db, key, { mailboxId, token });
  if (shareId !== undefined) await noteShareUse(db, shareId, accountId, now());
  forgetSession(db, key);
  return token;
}
