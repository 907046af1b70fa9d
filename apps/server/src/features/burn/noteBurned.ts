import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { markBurned, selectSenders } from './burn.repository.ts';

/** Records that a recipient used the last view of a sealed message, and notifies the sender. */
export async function noteBurned({ db, now }: Pick<Deps, 'db' | 'now'>, sealedId: string, recipient: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Lock the senders before changing the record, as everywhere: code that marks deliveries as read takes the same lock.
    await lockMailbox(tx, await selectSenders(tx, sealedId));
    for (const { mailboxId, messageId } of await markBurned(tx, { sealedId, recipient, at: now() }))
      await recordChange(tx, mailboxId, { type: 'delivery.changed', messageId });
  });
}
