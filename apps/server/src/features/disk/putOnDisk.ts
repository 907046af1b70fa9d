import { Problem } from '@jinshu/api';
import type { Tx } from '../../platform/db/db.ts';
import { plainName } from '../../platform/http/plainName.ts';
import { type DiskFile, type DiskOwner, holdDisk, insertDiskFile, selectPath, selectTakenNames } from './disk.repository.ts';

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
}

/** Characters that no name on a disk has (FIL-17), and how long it may be. */
const forbidden = /[/\\:*?"<>|]/g;
const longest = 100;

/** A name as a disk takes it: without what FIL-17 forbids, and not longer than it allows, its ending kept. */
export function diskName(given: string): string {
  const name = plainName(given).replace(forbidden, '_').trim() || 'file';
  const letters = [...name];
  if (letters.length <= longest) return name;
  const ending = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? '';
  return letters.slice(0, longest - [...ending].length).join('') + ending;
}

/** The name, or where it is taken the first free one with a number. */
export function freeName(name: string, isTaken: (lower: string) => boolean): string {
  if (!isTaken(name.toLowerCase())) return name;
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const numbered = diskName(`${[...stem].slice(0, longest - 10 - [...ending].length).join('')} (${number})${ending}`);
    if (!isTaken(numbered.toLowerCase())) return numbered;
  }
}

async function placeFile(tx: Tx, diskId: number, { folderId, accountId, at }: PutInput, file: FileForDisk): Promise<DiskFile> {
  const parent = folderId === 0 ? null : folderId;
  const wanted = diskName(file.name);
  // A few numbers at a time are looked up; a folder with hundreds of copies of one name is rare.
  let taken = await selectTakenNames(tx, diskId, parent, [wanted]);
  let name = wanted;
  while (taken.has(name.toLowerCase())) {
    name = freeName(wanted, (lower) => taken.has(lower));
    taken = new Set([...taken, ...(await selectTakenNames(tx, diskId, parent, [name]))]);
  }
  return insertDiskFile(tx, { ...file, name, diskId, folderId: parent, accountId, at });
}

/** Whether an account may write to a disk: its own always, the company's only as an administrator. */
async function allowWriting(tx: Tx, { owner, accountId }: PutInput): Promise<void> {
  if (owner.disk === 'personal') return;
  const account = await tx.selectFrom('account').select('is_admin').where('id', '=', accountId).executeTakeFirst();
  if (!account?.is_admin) throw new Problem('forbidden');
}

/**
 * Puts files on a disk, inside an open transaction. A name that is taken gets a number. What does not fit is refused in the name of the
 * disk (ERR-27, ERR-28), and so is what may not be opened (ERR-32).
 */
export async function putOnDisk(tx: Tx, input: PutInput): Promise<DiskFile[]> {
  await allowWriting(tx, input);
  const held = await holdDisk(tx, input.owner);
  await selectPath(tx, held.id, input.folderId);
  const more = input.files.reduce((sum, { size }) => sum + size, 0);
  if (held.quota > 0 && held.used + more > held.quota)
    throw new Problem(input.owner.disk === 'company' ? 'upload-over-cdisk' : 'upload-over-pdisk');
  const placed: DiskFile[] = [];
  for (const file of input.files) placed.push(await placeFile(tx, held.id, input, file));
  return placed;
}
