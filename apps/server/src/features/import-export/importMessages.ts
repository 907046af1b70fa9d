import { findFolder } from '../../mail/message/index.ts';
import { type PreparedMessage, prepareBatch } from '../../mime/reading/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { looksLikeMail } from './looksLikeMail.ts';
import { openSource, type SourceMail } from './mailSources.ts';
import { fromOutlook, isOutlookFile } from './outlookMail.ts';
import { importFailures, type ReadableMail, storeImported } from './storeImported.ts';

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

/** Enough for few commits, little enough for memory and for those who wait for the mailbox. */
const batchMails = 200;
const batchBytes = 16 * 1024 * 1024;

/** Converts an Outlook file to the message it contains. */
async function asLetter(mail: SourceMail): Promise<SourceMail> {
  if (!('raw' in mail) || !isOutlookFile(mail.raw)) return mail;
  const raw = await fromOutlook(mail.raw, mail.keptAt);
  return raw ? { ...mail, raw } : { where: mail.where, reason: importFailures.notMail };
}

/** Parses a batch, each half in a worker of its own. */
async function prepareHalves(batch: readonly ReadableMail[]): Promise<PreparedMessage[]> {
  const half = Math.ceil(batch.length / 2);
  const parts = [batch.slice(0, half), batch.slice(half)].filter((part) => part.length > 0);
  return (await Promise.all(parts.map((part) => prepareBatch(part.map(({ raw }) => raw))))).flat();
}

/**
 * Imports messages into a folder: `.eml` and `.msg` files, ZIP archives of them, Maildirs and mboxes. They are stored in transactions of
 * some hundred; stored messages are kept if a later one fails.
 */
export async function importMessages(
  deps: Pick<Deps, 'db' | 'blobs' | 'now'>,
  { mailboxId, folder: rawName, paths, skipsPresent = false, isUpload = false, onProgress }: ImportInput,
): Promise<ImportResult> {
  const { id: folderId } = await findFolder(deps.db, mailboxId, rawName);
  const target = { mailboxId, folder: rawName, folderId, skipsPresent };
  const result: ImportResult = { imported: 0, present: 0, unparsed: 0, failed: [] };

  for (const place of paths) {
    const source = await openSource(place);
    let done = 0;
    let mails: ReadableMail[] = [];
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
      const prepared = await prepareHalves(batch);
      await writing;
      writing = (async () => {
        if (batch.length > 0) {
          const { imported, failed, passedOver } = await storeImported(deps, target, batch, prepared);
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
