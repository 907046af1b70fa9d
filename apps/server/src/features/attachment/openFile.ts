import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { deepestAttached, insideOf, isMailFile, Problem, wayTo } from '@jinshu/api';
import { findMessageFiles } from '../../mail/attachment/index.ts';
import type { ByteRange } from '../../platform/blob/index.ts';
import type { StoredAttachmentPart } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type LetterRef, openLetterFiles } from '../sealed-letter/index.ts';
import { readMailFile } from './readMailFile.ts';

/** Reference to a file of a message. */
export interface FileRef extends LetterRef {
  /** Number of the file, or its path through nested attached messages. */
  sid: string;
}

/** File of a message, wherever it is stored. */
export interface OpenFile extends Pick<StoredAttachmentPart, 'name' | 'type' | 'size' | 'isInline'> {
  /** SHA-256. The blob store has the bytes under this hash unless `bytes` contains them. */
  hash: Buffer;
  bytes: Buffer | null;
  /** Whether the file comes from a sealed message. Never store its contents unsealed. */
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

/** Finds a file of a message: an attachment, a file in its sealed content, or a file in an attached message. */
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

/** Finds and parses an attached message. */
export async function openMailFile(deps: Deps, ref: FileRef) {
  const file = await openFile(deps, ref);
  if (!isMailFile(file)) throw new Problem('attachment-not-found');
  const { facts, report } = await readMailFile(deps, file);
  const attachments = facts.attachments.map(({ hash: _, ...attachment }) => ({ ...attachment, sid: insideOf(ref.sid, attachment.sid) }));
  return { file, facts: { ...facts, attachments }, report };
}

/** Returns a function that streams the bytes of a file, or a range of them. */
export const streamOf =
  ({ db, blobs }: Pick<Deps, 'db' | 'blobs'>, { hash, bytes }: Pick<OpenFile, 'hash' | 'bytes'>) =>
  async (range?: ByteRange): Promise<Readable> => {
    if (bytes === null) return blobs.stream(db, hash, range);
    return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes], { objectMode: false });
  };
