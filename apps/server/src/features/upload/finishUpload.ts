import { type Disk, Problem, type StoredAttachment, type TakenChoice } from '@jinshu/api';
import {
  holdKeptFile,
  insertKeptFile,
  type KeptFile,
  refuseExecutables,
  selectKeptFileByMd5,
  toStoredAttachment,
} from '../../mail/attachment/index.ts';
import { selectUsage } from '../../mail/usage/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { ownerOf, type PutFile, putOnDisk } from '../disk/index.ts';
import { bytesOf, damageOf, dropChunks, isComplete, joinedAhead, type UploadKey } from './chunks.ts';
import { type Chunk, selectChunks, selectKnown } from './upload.repository.ts';

interface FinishInput {
  mailboxId: number;
  accountId: number;
  md5: string;
  /** The name under which the pieces were sent. @default md5 */
  sentAs?: string | undefined;
  name: string;
  type: string;
  size: number;
  /** -1 keeps it for mail, otherwise it goes to this folder of a disk. @default -1 */
  folderId?: number | undefined;
  /** @default 'personal' */
  disk?: Disk | undefined;
  /** Choice for a name that exists in the folder of a disk. @default 'keep' */
  onTaken?: TakenChoice | undefined;
}

interface File {
  hash: Buffer;
  size: number;
  /** The mailbox had the bytes before. */
  isKnown?: boolean;
}

async function join(deps: Deps, input: FinishInput, sent: UploadKey, chunks: readonly Chunk[]): Promise<File> {
  const isMeant = (joined: File & { md5: string }) => joined.md5 === input.md5 && joined.size === input.size;
  const ahead = await joinedAhead(deps, sent, chunks)?.catch(() => undefined);
  if (ahead && isMeant(ahead)) return ahead;
  // A piece may have been uploaded again with other bytes after it was joined. The stored bytes count.
  const joined = await deps.blobs.putStream(deps.db, bytesOf(deps, sent, chunks));
  if (isMeant(joined)) return joined;
  // No piece can be trusted: the file has to be uploaded again (ATT-30).
  const damage = damageOf(deps, sent, chunks);
  await dropChunks(deps, sent, chunks);
  throw damage;
}

/** Stores a file for a message that is not saved yet. Additional usage must fit the quota (ATT-25); a file already counted adds none. */
async function keep(deps: Deps, { mailboxId, md5, name, type }: FinishInput, { hash, size, isKnown }: File): Promise<KeptFile> {
  const at = deps.now();
  return deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    // The known file may have been deleted before the lock was taken: request its bytes.
    if (isKnown && !(await selectKnown(tx, mailboxId, md5))) throw new Problem('upload-incomplete');
    const before = await selectUsage(tx, mailboxId, at);
    const same = await selectKeptFileByMd5(tx, mailboxId, md5, name);
    const file = { mailboxId, name, type: type || 'application/octet-stream', size, md5, hash, at };
    const kept = same ?? (await insertKeptFile(tx, file));
    if (same) await holdKeptFile(tx, mailboxId, same.id, at);
    const { quota, used } = await selectUsage(tx, mailboxId, at);
    if (quota > 0 && used > quota && used > before.used) throw new Problem('upload-over-mailbox');
    return kept;
  });
}

/** Like `keep`, but stores the file on a drive (FIL-52). */
function keepOnDisk(deps: Deps, input: FinishInput, { hash, size }: File): Promise<StoredAttachment> {
  const { mailboxId, accountId, folderId = 0, disk = 'personal', md5, name, type, onTaken } = input;
  const file = { name, type: type || 'application/octet-stream', size, md5, hash };
  return deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const [placed] = await putOnDisk(tx, { owner: ownerOf(disk, mailboxId), accountId, folderId, files: [file], at: deps.now(), onTaken });
    const { id, name: placedAs, createdAt } = (placed as PutFile).file;
    return { id, name: placedAs, type: file.type, size, createdAt: createdAt.toISOString() };
  });
}

/** Joins the pieces of a file and keeps it among the user's stored attachments, or on a disk (ATT-29). A file that is there already needs no pieces. */
export async function finishUpload(deps: Deps, given: FinishInput): Promise<StoredAttachment> {
  const input = { ...given, name: given.name.replace(/^.*[/\\]/, '').trim() || 'file' };
  if (input.size > (await readPolicy(deps.db, 'transit_size', input))) throw new Problem('too-large');
  await refuseExecutables(deps.db, input.accountId, [input.name]);
  // In this order: the pieces go when the file is kept, so that one of the two is always found.
  const sent = { mailboxId: input.mailboxId, md5: input.sentAs ?? input.md5 };
  const chunks = await selectChunks(deps.db, sent.mailboxId, sent.md5);
  const known = await selectKnown(deps.db, input.mailboxId, input.md5);
  if (!known && !isComplete(chunks, input.size)) throw new Problem('upload-incomplete');
  const file = known
    ? { ...known, isKnown: true }
    : await join(deps, input, sent, chunks).catch(async (error: unknown) => {
        // Another window may have finished the same file meanwhile and taken the pieces away.
        const finished = await selectKnown(deps.db, input.mailboxId, input.md5);
        if (!finished) throw error;
        return { ...finished, isKnown: true };
      });
  const kept = (input.folderId ?? -1) < 0 ? toStoredAttachment(await keep(deps, input, file)) : await keepOnDisk(deps, input, file);
  await dropChunks(deps, sent, chunks);
  return kept;
}
