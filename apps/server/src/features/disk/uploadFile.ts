import { type Disk, type PlacedEntry, Problem, type TakenChoice } from '@jinshu/api';
import { refuseExecutables } from '../../mail/attachment/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import type { UploadedFile } from '../../platform/http/index.ts';
import { ownerOf, selectFileEntries } from './disk.repository.ts';
import { accessDisk, allowFolder } from './diskAccess.ts';
import type { DiskVisitor } from './diskRights.ts';
import { type PutFile, putOnDisk } from './putOnDisk.ts';

interface UploadInput {
  disk: Disk;
  visitor: DiskVisitor;
  folderId: number;
  name: string;
  file: UploadedFile;
  onTaken: TakenChoice;
}

/** Puts a file that came in one piece on a disk. An empty one is refused (ATT-07, FIL-18). */
export async function uploadFile(deps: Pick<Deps, 'db' | 'blobs' | 'now'>, input: UploadInput): Promise<PlacedEntry> {
  const { disk, visitor, folderId, name, file, onTaken } = input;
  const { db, blobs } = deps;
  await refuseExecutables(db, visitor.accountId, [name]);
  if (file.parts.every(({ byteLength }) => byteLength === 0)) throw new Problem('upload-incomplete');
  // Asked before the bytes are stored, and again when they are placed.
  await allowFolder(db, await accessDisk(db, disk, visitor), folderId, 'upload');
  async function* bytes() {
    yield* file.parts;
  }
  const stored = await blobs.putStream(db, bytes());
  return db.transaction().execute(async (tx) => {
    if (disk === 'personal') await lockMailbox(tx, visitor.mailboxId);
    const type = file.type || 'application/octet-stream';
    const { accountId, mailboxId } = visitor;
    const files = [{ name, type, ...stored }];
    const [put] = await putOnDisk(tx, { owner: ownerOf(disk, mailboxId), accountId, folderId, files, at: deps.now(), onTaken });
    const { file: placed, outcome } = put as PutFile;
    const [entry] = await selectFileEntries(tx, placed.diskId, [placed.id]);
    if (!entry) throw new Error(`The file ${placed.id} is not where it was put.`);
    return { outcome, entry };
  });
}
