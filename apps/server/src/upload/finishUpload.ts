import { Problem, type StoredAttachment } from '@jinshu/api';
import { insertKeptFile, type KeptFile, selectKeptFileByMd5, toStoredAttachment } from '../attachment/attachment.repository.ts';
import { refuseExecutables } from '../attachment/refuseExecutables.ts';
import { lockMailbox } from '../change/change.repository.ts';
import type { Deps } from '../deps.ts';
import { bytesOf, dropChunks, isComplete } from './chunks.ts';
import { type Chunk, selectChunks, selectRoom } from './upload.repository.ts';

interface FinishInput {
  mailboxId: number;
  accountId: number;
  md5: string;
  name: string;
  type: string;
  size: number;
}

interface File {
  hash: Buffer;
  size: number;
}

async function join(deps: Deps, input: FinishInput, chunks: readonly Chunk[]): Promise<File> {
  const joined = await deps.blobs.putStream(deps.db, bytesOf(deps, input, chunks));
  if (joined.md5 === input.md5 && joined.size === input.size) return joined;
  // Nothing of it can be trusted: it has to be sent anew (ATT-30).
  await dropChunks(deps, input, chunks);
  throw new Problem('upload-damaged');
}

async function keep(deps: Deps, { mailboxId, md5, name, type }: FinishInput, { hash, size }: File): Promise<KeptFile> {
  return deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const same = await selectKeptFileByMd5(tx, mailboxId, md5, name);
    if (same) return same;
    const { quota, used } = await selectRoom(tx, mailboxId);
    if (quota > 0 && used + size > quota) throw new Problem('upload-over-mailbox');
    return insertKeptFile(tx, { mailboxId, name, type: type || 'application/octet-stream', size, md5, hash, at: deps.now() });
  });
}

/** Joins the pieces of a file and keeps it among the user's stored attachments (ATT-29). A file that is there already needs no pieces. */
export async function finishUpload(deps: Deps, given: FinishInput): Promise<StoredAttachment> {
  const input = { ...given, name: given.name.replace(/^.*[/\\]/, '').trim() || 'file' };
  await refuseExecutables(deps.db, input.accountId, [input.name]);
  // In this order: the pieces go when the file is kept, so that one of the two is always found.
  const chunks = await selectChunks(deps.db, input.mailboxId, input.md5);
  const known = await selectKeptFileByMd5(deps.db, input.mailboxId, input.md5);
  if (!known && !isComplete(chunks, input.size)) throw new Problem('upload-incomplete');
  const file =
    known ??
    (await join(deps, input, chunks).catch(async (error: unknown) => {
      // Another window may have finished the same file meanwhile and taken the pieces away.
      const finished = await selectKeptFileByMd5(deps.db, input.mailboxId, input.md5);
      if (!finished) throw error;
      return finished;
    }));
  const kept = await keep(deps, input, file);
  await dropChunks(deps, input, chunks);
  return toStoredAttachment(kept);
}
