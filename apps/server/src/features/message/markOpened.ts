import { Problem } from '@jinshu/api';
import { applyFlags } from '../../mail/bulk/index.ts';
import { type StoredMessage, selectUntold, updateDeliveryRead, updateOpened } from '../../mail/message/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';

/** Message that a user opens. */
interface Opening {
  mailboxId: number;
  folder: string;
  message: StoredMessage;
  /** Whether it is a password-protected message that was not unlocked: it counts as seen, but not as read. */
  isClosed?: boolean;
}

/**
 * Marks an opened message as read (RED-61) and notifies its sender if internal (SND-58). Writes nothing if both are already recorded. Under
 * the mailbox lock, a message is either opened or recalled: opening fails if the sender recalled it meanwhile.
 * @throws {Problem} "mail-not-found" if the message was recalled or deleted meanwhile.
 */
export async function markOpened({ db, now }: Deps, { mailboxId, folder, message, isClosed = false }: Opening): Promise<void> {
  const isRead = message.submissionId === null && !isClosed;
  const isUntold = message.isReadUntold && !isClosed;
  if (message.isSeen && !isUntold && (message.isOpened || !isRead)) return;
  const { contentId, folderId, uid, ownAddress } = message;
  await db.transaction().execute(async (tx) => {
    const untold = isUntold && contentId !== null ? await selectUntold(tx, contentId, ownAddress) : [];
    await lockMailbox(tx, [...new Set([mailboxId, ...untold.map((sender) => sender.mailboxId)])]);
    // The view of a burn-after-reading message was counted under this lock; the last view deletes it, so a missing row is not an error.
    if (isRead && !(await updateOpened(tx, mailboxId, message)) && message.burnLeft === null) throw new Problem('mail-not-found');
    if (!message.isSeen) await applyFlags(tx, { mailboxId, folderId, uids: [uid] }, folder, { isSeen: true });
    for (const sender of untold) {
      if (await updateDeliveryRead(tx, sender, ownAddress, now()))
        await recordChange(tx, sender.mailboxId, { type: 'delivery.changed', messageId: sender.messageId });
    }
  });
}
