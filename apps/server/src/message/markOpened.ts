import { Problem } from '@jinshu/api';
import { lockMailbox, recordChange } from '../change/change.repository.ts';
import type { Deps } from '../deps.ts';
import { applyFlags } from './applyBulk.ts';
import { type StoredMessage, selectUntold, updateDeliveryRead, updateOpened } from './read.repository.ts';

/** A message that somebody opens. */
interface Opening {
  mailboxId: number;
  folder: string;
  message: StoredMessage;
  /** It is a letter that stays closed: it has been looked at, and not been read. */
  isClosed?: boolean;
}

/**
 * Marks an opened message read (RED-61) and lets a sender of ours know it (SND-58). Nothing is written when both are known. Under the lock of
 * the mailbox it is either opened or taken back: a mail that its sender took back meanwhile is not there to be read.
 */
export async function markOpened({ db, now }: Deps, { mailboxId, folder, message, isClosed = false }: Opening): Promise<void> {
  const isRead = message.submissionId === null && !isClosed;
  const isUntold = message.isReadUntold && !isClosed;
  if (message.isSeen && !isUntold && (message.isOpened || !isRead)) return;
  const { contentId, folderId, uid, ownAddress } = message;
  await db.transaction().execute(async (tx) => {
    const untold = isUntold && contentId !== null ? await selectUntold(tx, contentId, ownAddress) : [];
    await lockMailbox(tx, [...new Set([mailboxId, ...untold.map((sender) => sender.mailboxId)])]);
    // The reading of a burn mail was counted under this lock, and with the last one the mail is gone.
    if (isRead && !(await updateOpened(tx, mailboxId, message)) && message.burnLeft === null) throw new Problem('mail-not-found');
    if (!message.isSeen) await applyFlags(tx, { mailboxId, folderId, uids: [uid] }, folder, { isSeen: true });
    for (const sender of untold) {
      if (await updateDeliveryRead(tx, sender, ownAddress, now()))
        await recordChange(tx, sender.mailboxId, { type: 'delivery.changed', messageId: sender.messageId });
    }
  });
}
