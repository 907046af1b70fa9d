import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { deepestAttached, insideOf, isMailFile, Problem, wayTo } from '@jinshu/api';
import type { ByteRange } from '../blob/BlobStore.ts';
import type { StoredAttachmentPart } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { type LetterRef, openLetterFiles } from '../sealed-letter/letterFiles.ts';
import { findMessageFiles } from './attachment.repository.ts';
import { readMailFile } from './readMailFile.ts';

/** Which file of which mail. */
export interface FileRef extends LetterRef {
  /** Its number, or the way to it through mails that are files themselves. */
  sid: string;
}

/** A file of a mail, wherever it lies. */
export interface OpenFile extends Pick<StoredAttachmentPart, 'name' | 'type' | 'size' | 'isInline'> {
  /** SHA-256; the blob store has the bytes under it unless they stand in `bytes`. */
  hash: Buffer;
  bytes: Buffer | null;
  /** It comes out of a letter that is kept for few: nothing of it may be kept in the open. */
  isSealed: boolean;
}

async function openOuter(deps: Deps, ref: FileRef): Promise<OpenFile> {
  const letter = await openLetterFiles(deps, ref);
  if (letter) {
    const file = letter.files.find(({ sid }) => sid === ref.sid);
    if (!file) throw new Problem('attachment-not-found');
    return { ...file, hash: createHash('sha256').update(file.bytes).digest(), isSealed: true };
  }
  const { files } = await findMessageFiles(deps.db, ref);
  const file = files.find(({ sid }) => sid === ref.sid);
  if (!file) throw new Problem('attachment-not-found');
  return { ...file, hash: Buffer.from(file.hash, 'hex'), bytes: null, isSealed: false };
}

/** Finds a file of a mail: one of its parts, one in its sealed letter, or one in a mail that is a file of it. */
export async function openFile(deps: Deps, ref: FileRef): Promise<OpenFile> {
  const [first = '', ...inner] = wayTo(ref.sid);
  if (inner.length > deepestAttached) throw new Problem('attachment-not-found');
  let file = await openOuter(deps, { ...ref, sid: first });
  for (const sid of inner) {
    if (!isMailFile(file)) throw new Problem('attachment-not-found');
    const { facts, bytesOf } = await readMailFile(deps, file);
    const found = facts.attachments.find((one) => one.sid === sid);
    const bytes = found && bytesOf(found.hash);
    if (!found || !bytes) throw new Problem('attachment-not-found');
    file = { ...found, hash: Buffer.from(found.hash, 'hex'), bytes, isSealed: file.isSealed };
  }
  return file;
}

/** Finds a mail that is a file of another one, and reads it. */
export async function openMailFile(deps: Deps, ref: FileRef) {
  const file = await openFile(deps, ref);
  if (!isMailFile(file)) throw new Problem('attachment-not-found');
  const { facts, report } = await readMailFile(deps, file);
  const attachments = facts.attachments.map(({ hash: _, ...attachment }) => ({ ...attachment, sid: insideOf(ref.sid, attachment.sid) }));
  return { file, facts: { ...facts, attachments }, report };
}

/** How the bytes of a file are answered, whole or in part. */
export const streamOf =
  ({ db, blobs }: Pick<Deps, 'db' | 'blobs'>, { hash, bytes }: Pick<OpenFile, 'hash' | 'bytes'>) =>
  async (range?: ByteRange): Promise<Readable> => {
    if (bytes === null) return blobs.stream(db, hash, range);
    return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes], { objectMode: false });
  };
