import { lockMailbox, recordChange } from '../change/change.repository.ts';
import type { Deps } from '../deps.ts';
import { applyFlags } from './applyBulk.ts';
import { type StoredMessage, selectUntold, updateDeliveryRead } from './read.repository.ts';

/** Marks an opened message read (RED-61) and lets a sender of ours know it (SND-58). Nothing is written when both are known. */
export async function markOpened(
  { db, now }: Deps,
  { mailboxId, folder, message }: { mailboxId: number; folder: string; message: StoredMessage },
): Promise<void> {
  if (message.isSeen && !message.isReadUntold) return;
  const { contentId, folderId, uid, ownAddress } = message;
  await db.transaction().execute(async (tx) => {
    const untold = message.isReadUntold && contentId !== null ? await selectUntold(tx, contentId, ownAddress) : [];
    await lockMailbox(tx, [...new Set([mailboxId, ...untold.map((sender) => sender.mailboxId)])]);
    if (!message.isSeen) await applyFlags(tx, { mailboxId, folderId, uids: [uid] }, folder, { isSeen: true });
    for (const sender of untold) {
      if (await updateDeliveryRead(tx, sender, ownAddress, now()))
        await recordChange(tx, sender.mailboxId, { type: 'delivery.changed', messageId: sender.messageId });
    }
  });
}
