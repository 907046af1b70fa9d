import { storeContents } from '../../mail/content/index.ts';
import { findFolder, insertMessages, type NewMessage } from '../../mail/message/index.ts';
import { roomIn } from '../../mail/usage/index.ts';
import { type PreparedMessage, prepareBatch } from '../../mime/reading/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { presentContents } from './importExport.repository.ts';
import { looksLikeMail } from './looksLikeMail.ts';
import { openSource, type SourceMail } from './mailSources.ts';
import { fromOutlook, isOutlookFile } from './outlookMail.ts';

/** Source and target of an import. */
export interface ImportInput {
  mailboxId: number;
  /** The raw name of the folder. */
  folder: string;
  paths: readonly string[];
  /** Whether to skip messages that are in the folder already, byte for byte. An interrupted import can then be started again. */
  skipsPresent?: boolean | undefined;
  /** Whether to reject files that aren't messages instead of storing their source, and mark all messages as read (IMX-10). */
  isUpload?: boolean | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** Progress of an import. */
export interface ImportProgress {
  done: number;
  total: number;
  unit: 'mails' | 'bytes';
  imported: number;
}

/** Result of an import. */
export interface ImportResult {
  imported: number;
  /** Passed over, since the folder has them. */
  present: number;
  /** Imported messages that could not be parsed and were stored as their source. */
  unparsed: number;
  failed: { where: string; reason: string }[];
}

type Readable = Extract<SourceMail, { raw: Buffer }>;

/** Enough for few commits, little enough for memory and for those who wait for the mailbox. */
const batchMails = 200;
const batchBytes = 16 * 1024 * 1024;
/** Reasons why a message was not imported. */
export const importFailures = { noRoom: 'does not fit into the mailbox', notMail: 'is not a mail' } as const;
/** Above this number of uids, the whole folder is reported as changed. */
const toldUids = 50;

function toMessage(mail: Readable, { facts, size, lexemes }: PreparedMessage, contentId: number, now: Date): NewMessage {
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

/** Converts an Outlook file to the message it contains. */
async function asLetter(mail: SourceMail): Promise<SourceMail> {
  if (!('raw' in mail) || !isOutlookFile(mail.raw)) return mail;
  const raw = await fromOutlook(mail.raw, mail.keptAt);
  return raw ? { ...mail, raw } : { where: mail.where, reason: importFailures.notMail };
}

/**
 * Imports messages into a folder: `.eml` and `.msg` files, ZIP archives of them, Maildirs and mboxes. They are stored in transactions of
 * some hundred; stored messages are kept if a later one fails.
 */
export async function importMessages(
  { db, blobs, now }: Pick<Deps, 'db' | 'blobs' | 'now'>,
  { mailboxId, folder: rawName, paths, skipsPresent = false, isUpload = false, onProgress }: ImportInput,
): Promise<ImportResult> {
  const folder = await findFolder(db, mailboxId, rawName);
  const result: ImportResult = { imported: 0, present: 0, unparsed: 0, failed: [] };

  const write = (mails: readonly Readable[], prepared: readonly PreparedMessage[]) =>
    db.transaction().execute(async (tx) => {
      const contentIds = await storeContents(tx, blobs, prepared);
      await lockMailbox(tx, mailboxId);
      const present = skipsPresent ? await presentContents(tx, mailboxId, folder.id, contentIds) : new Set<number>();
      let room = await roomIn(tx, mailboxId, now());
      const failed: ImportResult['failed'] = [];
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
      const inserted = await insertMessages(tx, mailboxId, folder.id, messages);
      const uids = inserted.length > toldUids ? [] : inserted.map(({ uid }) => uid);
      if (inserted.length > 0) await recordChange(tx, mailboxId, { type: 'message.added', folder: rawName, uids, isArrival: false });
      return { imported: inserted.length, failed, passedOver };
    });

  for (const place of paths) {
    const source = await openSource(place);
    let done = 0;
    let mails: Readable[] = [];
    let bytes = 0;
    let advanced = 0;
    /** The batch before: it is written while this one is parsed. */
    let writing: Promise<void> = Promise.resolve();

    const flush = async () => {
      const batch = mails;
      const advance = advanced;
      mails = [];
      bytes = 0;
      advanced = 0;
      const half = Math.ceil(batch.length / 2);
      const prepared = (
        await Promise.all(
          [batch.slice(0, half), batch.slice(half)]
            .filter((part) => part.length > 0)
            .map((part) => prepareBatch(part.map(({ raw }) => raw))),
        )
      ).flat();
      await writing;
      writing = (async () => {
        if (batch.length > 0) {
          const { imported, failed, passedOver } = await write(batch, prepared);
          result.imported += imported;
          result.present += passedOver;
          result.failed.push(...failed);
          result.unparsed += prepared.filter(({ facts }) => facts.isUnparsed).length;
        }
        done += advance;
        onProgress?.({ done, total: source.total, unit: source.unit, imported: result.imported });
      })();
      // The next batch reports the failure when it awaits this promise. Only prevent an unhandled rejection here.
      writing.catch(() => undefined);
    };

    for await (const { mail: found, advance } of source.mails()) {
      const mail = await asLetter(found);
      advanced += advance;
      if ('reason' in mail) result.failed.push({ where: mail.where, reason: mail.reason });
      else if (isUpload && !looksLikeMail(mail.raw)) result.failed.push({ where: mail.where, reason: importFailures.notMail });
      else {
        mails.push(isUpload ? { ...mail, flags: { ...mail.flags, isSeen: true } } : mail);
        bytes += mail.raw.length;
      }
      if (mails.length >= batchMails || bytes >= batchBytes) await flush();
    }
    await flush();
    await writing;
  }
  return result;
}
