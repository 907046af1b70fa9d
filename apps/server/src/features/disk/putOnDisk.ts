import type { TakenChoice } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import { type DiskFile, type DiskOwner, type HeldDisk, holdDisk, selectDiskFiles } from './disk.repository.ts';
import { accessDisk, allowFolder } from './diskAccess.ts';
import { insertDiskFile, noteDiskChange, replaceContent, selectTaken } from './diskChange.repository.ts';
import { diskName } from './diskNames.ts';
import { withinRoom } from './diskUsage.repository.ts';
import { freeNames, nameTaken } from './placeEntries.ts';

/** A file whose blob is stored. */
export interface FileForDisk {
  name: string;
  type: string;
  size: number;
  md5: string;
  hash: Buffer;
}

interface PutInput {
  owner: DiskOwner;
  accountId: number;
  /** 0 is the top. */
  folderId: number;
  files: readonly FileForDisk[];
  at: Date;
  /** @default 'keep' */
  onTaken?: TakenChoice | undefined;
}

/** A file that was put on a disk, or the one that was there where the new one was left out. */
export interface PutFile {
  file: DiskFile;
  outcome: 'added' | 'replaced' | 'numbered' | 'skipped';
}

async function putFile(tx: Tx, held: HeldDisk, input: PutInput, file: FileForDisk): Promise<PutFile> {
  const { folderId, accountId, at, onTaken = 'keep' } = input;
  const place = { diskId: held.id, folderId };
  const name = diskName(file.name);
  const there = (await selectTaken(tx, 'file', { ...place, names: [name] })).get(name.toLowerCase());
  if (there && onTaken === 'ask') throw nameTaken([name]);
  const content = { type: file.type, size: file.size, md5: file.md5, hash: file.hash, accountId, at };
  const target = { diskId: held.id, fileId: there?.id ?? 0 };
  if (there && onTaken === 'replace') return { file: await replaceContent(tx, target, content), outcome: 'replaced' };
  const free = there ? ((await freeNames(tx, 'file', place, [name]))[0] as string) : name;
  return { file: await insertDiskFile(tx, { ...place, ...content, name: free }), outcome: there ? 'numbered' : 'added' };
}

/** Returns the files to leave out, with the existing files of the same names. */
async function passOver(tx: Tx, held: HeldDisk, { folderId, files, onTaken }: PutInput): Promise<Map<FileForDisk, DiskFile>> {
  if (onTaken !== 'skip') return new Map();
  const names = files.map(({ name }) => diskName(name));
  const taken = await selectTaken(tx, 'file', { diskId: held.id, folderId, names });
  const there = await selectDiskFiles(
    tx,
    held.id,
    [...taken.values()].map(({ id }) => id),
  );
  return new Map(
    files.flatMap((file, index) => {
      const found = there.get(taken.get((names[index] as string).toLowerCase())?.id ?? 0);
      return found ? [[file, found] as const] : [];
    }),
  );
}

/**
 * Puts files on a disk, inside an open transaction that has locked the mailbox of a personal disk. What does not fit is refused in the name
 * of the disk (ERR-27, ERR-28), and so is a folder in which the account may not upload (FIL-16).
 */
export async function putOnDisk(tx: Tx, input: PutInput): Promise<PutFile[]> {
  const { owner, accountId, folderId } = input;
  const held = await holdDisk(tx, owner);
  const access = await accessDisk(tx, owner.disk, { accountId, mailboxId: owner.disk === 'personal' ? owner.mailboxId : 0 });
  await allowFolder(tx, access, folderId, 'upload');
  const put = await withinRoom(tx, held, async () => {
    const skipped = await passOver(tx, held, input);
    const files: PutFile[] = [];
    for (const file of input.files) {
      const there = skipped.get(file);
      files.push(there === undefined ? await putFile(tx, held, input, file) : { file: there, outcome: 'skipped' });
    }
    return files;
  });
  await noteDiskChange(tx, held);
  return put;
}
