import { storeContents } from '../../mail/content/index.ts';
import { insertMessages, type NewMessage } from '../../mail/message/index.ts';
import { roomIn } from '../../mail/usage/index.ts';
import type { PreparedMessage } from '../../mime/reading/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { presentContents } from './importExport.repository.ts';
import type { SourceMail } from './mailSources.ts';

/** Message that could be read from its source. */
export type ReadableMail = Extract<SourceMail, { raw: Buffer }>;

/** Reasons why a message was not imported. */
export const importFailures = { noRoom: 'does not fit into the mailbox', notMail: 'is not a mail' } as const;

/** Folder that messages are imported into. */
export interface ImportTarget {
  mailboxId: number;
  folderId: number;
  /** The raw name of the folder. */
  folder: string;
  /** Whether to pass over messages that the folder has, byte for byte. */
  skipsPresent: boolean;
}

/** Result of storing a batch. */
export interface StoredBatch {
  imported: number;
  passedOver: number;
  failed: { where: string; reason: string }[];
}

/** Above this number of uids, the whole folder is reported as changed. */
const toldUids = 50;

function toMessage(mail: ReadableMail, { facts, size, lexemes }: PreparedMessage, contentId: number, now: Date): NewMessage {
  const at = facts.sentAt ?? mail.keptAt;
  return {
    contentId,
    // A message with a future date would stay at the top of the list.
    arrivedAt: at > now ? now : at,
    sentAt: facts.sentAt,
    size,
    subject: facts.subject,
    sender: facts.sender,
    recipients: facts.to,
    isSeen: mail.flags.isSeen,
    isAnswered: mail.flags.isAnswered,
    isForwarded: mail.flags.isForwarded,
    flagColor: mail.flags.isFlagged ? 'red' : null,
    isUrgent: facts.isUrgent,
    hasAttachment: facts.attachments.some(({ isInline }) => !isInline),
    lexemes,
  };
}

/** Stores a batch of parsed messages in a folder, as far as the mailbox has room, in one transaction. */
export function storeImported(
  { db, blobs, now }: Pick<Deps, 'db' | 'blobs' | 'now'>,
  { mailboxId, folderId, folder, skipsPresent }: ImportTarget,
  mails: readonly ReadableMail[],
  prepared: readonly PreparedMessage[],
): Promise<StoredBatch> {
  return db.transaction().execute(async (tx) => {
    const contentIds = await storeContents(tx, blobs, prepared);
    await lockMailbox(tx, mailboxId);
    const present = skipsPresent ? await presentContents(tx, mailboxId, folderId, contentIds) : new Set<number>();
    let room = await roomIn(tx, mailboxId, now());
    const failed: StoredBatch['failed'] = [];
    const taken = new Set<number>();
    let passedOver = 0;
    const messages = mails.flatMap((mail, index): NewMessage[] => {
      const own = prepared[index] as PreparedMessage;
      const contentId = contentIds[index] as number;
      if (present.has(contentId) || (skipsPresent && taken.has(contentId))) {
        passedOver += 1;
        return [];
      }
      if (room !== null && own.size > room) {
        failed.push({ where: mail.where, reason: importFailures.noRoom });
        return [];
      }
      if (room !== null) room -= own.size;
      taken.add(contentId);
      return [toMessage(mail, own, contentId, now())];
    });
    const inserted = await insertMessages(tx, mailboxId, folderId, messages);
    const uids = inserted.length > toldUids ? [] : inserted.map(({ uid }) => uid);
    if (inserted.length > 0) await recordChange(tx, mailboxId, { type: 'message.added', folder, uids, isArrival: false });
    return { imported: inserted.length, failed, passedOver };
  });
}
