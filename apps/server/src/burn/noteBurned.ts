import { lockMailbox, recordChange } from '../change/change.repository.ts';
import type { Deps } from '../deps.ts';
import { markBurned, selectSenders } from './burn.repository.ts';

/** Tells the sender of a letter that a recipient has read it for the last time: there it is no more. */
export async function noteBurned({ db, now }: Pick<Deps, 'db' | 'now'>, sealedId: string, recipient: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Before the record is touched, as everywhere: whoever notes a reading holds this lock as well.
    await lockMailbox(tx, await selectSenders(tx, sealedId));
    for (const { mailboxId, messageId } of await markBurned(tx, { sealedId, recipient, at: now() }))
      await recordChange(tx, mailboxId, { type: 'delivery.changed', messageId });
  });
}
