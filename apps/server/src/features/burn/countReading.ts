import { Problem } from '@jinshu/api';
import { deleteRows, recordDeleted } from '../../mail/bulk/index.ts';
import type { StoredMessage } from '../../mail/message/index.ts';
import { selectOwner } from '../../mail/recipient/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { takeReading, upsertReading } from './burn.repository.ts';
import { forgetLetter } from './forgetLetter.ts';
import { noteBurned } from './noteBurned.ts';

/** Time after a reading during which the files of a burn-after-reading message can be fetched, in milliseconds. */
export const readingMs = 10 * 60_000;

/**
 * Counts a recipient's opening of a burn-after-reading message and returns the number of views left (RED-63). The last view deletes the
 * copy. Two simultaneous openings each use a separate view; without one, the opening fails.
 */
export async function countReading(
  deps: Deps,
  { mailboxId, folder, message, sealedId }: { mailboxId: number; folder: string; message: StoredMessage; sealedId: string },
): Promise<number> {
  const { uid, folderId } = message;
  const left = await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const rest = await takeReading(tx, { mailboxId, folderId, uid });
    if (rest === undefined) throw new Problem('mail-not-found');
    await upsertReading(tx, { mailboxId, folder, uid, sealedId, until: new Date(deps.now().getTime() + readingMs) });
    if (rest === 0) {
      const selection = { mailboxId, folderId, uids: [uid] };
      await recordDeleted(tx, selection, { folder, isGone: true, at: deps.now() });
      await deleteRows(tx, selection);
    }
    await recordChange(tx, mailboxId, { type: rest === 0 ? 'message.removed' : 'message.changed', folder, uids: [uid] });
    return rest;
  });
  if (left === 0) {
    const { address } = await selectOwner(deps.db, mailboxId);
    await noteBurned(deps, sealedId, address);
    await forgetLetter(deps, sealedId);
  }
  return left;
}
