import { createHash } from 'node:crypto';
import { md5Of } from '../../mail/attachment/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type DiskFile, type PutFile, putOnDisk } from '../disk/index.ts';
import { type FileRef, openFile } from './openFile.ts';

/**
 * Saves a copy of a message's file at the top level of the user's personal drive (ATT-44). Stored bytes are reused. Bytes from a
 * password-protected message or from an attached message are stored for the drive.
 */
export async function saveAttachment(deps: Deps, input: FileRef & { accountId: number }): Promise<DiskFile> {
  const { mailboxId, accountId } = input;
  const { name, type, size, bytes, ...found } = await openFile(deps, input);
  const owner = { disk: 'personal', mailboxId } as const;
  const md5 = bytes === null ? await md5Of(deps, found.hash) : createHash('md5').update(bytes).digest('hex');
  const [saved] = await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const hash = bytes === null ? found.hash : (await deps.blobs.put(tx, bytes)).hash;
    return putOnDisk(tx, { owner, accountId, folderId: 0, files: [{ name, type, size, hash, md5 }], at: deps.now() });
  });
  return (saved as PutFile).file;
}
