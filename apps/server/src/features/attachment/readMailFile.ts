import { type PreparedMessage, prepareAnywhere } from '../../mime/reading/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import type { OpenFile } from './openFile.ts';

/** Parsed message that is attached to another message. */
export interface MailFile extends Pick<PreparedMessage, 'facts' | 'report'> {
  /** The bytes of one of its files. */
  bytesOf: (hash: string) => Buffer | undefined;
}

/** Cache of parsed messages. The client requests images one by one right after reading, so don't parse again for each. */
const kept = new Map<string, { size: number; mail: Promise<MailFile> }>();
const limits = { bytes: 24 * 1024 * 1024, milliseconds: 30_000 };

async function read(raw: Buffer): Promise<MailFile> {
  const { facts, report, blobs } = await prepareAnywhere(raw);
  const bytes = new Map(blobs.map((blob) => [blob.hash.toString('hex'), Buffer.from(blob.bytes)]));
  return { facts, report, bytesOf: (hash) => bytes.get(hash) };
}

function keep(key: string, size: number, mail: Promise<MailFile>): void {
  if (size > limits.bytes) return;
  let sum = size;
  for (const one of kept.values()) sum += one.size;
  // A map iterates in insertion order, so the oldest entries are deleted first.
  for (const [oldest, one] of kept) {
    if (sum <= limits.bytes) break;
    kept.delete(oldest);
    sum -= one.size;
  }
  const entry = { size, mail };
  kept.set(key, entry);
  const forget = () => {
    if (kept.get(key) === entry) kept.delete(key);
  };
  setTimeout(forget, limits.milliseconds).unref();
  mail.catch(forget);
}

/** Parses a message that is attached to another one. A file from a sealed message is never cached. */
export async function readMailFile(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  { hash, bytes, size, isSealed }: OpenFile,
): Promise<MailFile> {
  const key = hash.toString('hex');
  const known = kept.get(key);
  if (known && !isSealed) return known.mail;
  const work = (async () => read(bytes ?? (await blobs.get(db, hash))))();
  if (!isSealed) keep(key, size, work);
  return work;
}
