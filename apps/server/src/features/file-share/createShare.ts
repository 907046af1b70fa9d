import { randomInt } from 'node:crypto';
import { type Disk, type DiskSelection, endOfValidity, type FileShare, Problem, type Validity } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { accessDisk, allowFiles, allowFolders, type DiskVisitor, holdDisk, ownerOf } from '../disk/index.ts';
import { selectMember } from '../disk-permission/index.ts';
import { allowedValidity, refuseValidity } from '../online-link/index.ts';
import { cancelShare, insertShare, type StoredShare, selectShare } from './fileShare.repository.ts';

/** Letters and digits that can't be confused. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A random extraction code: six letters or digits (FIL-12, FIL-56). */
export const newCode = (): string => Array.from({ length: 6 }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** A share as its owner sees it. */
export const toFileShare = ({ config }: Pick<Deps, 'config'>, share: StoredShare): FileShare => ({
  id: share.id,
  url: `${config.publicUrl}/fileshare?link=${share.token}`,
  code: share.code,
  disk: share.disk,
  names: share.names,
  folderCount: share.folderIds.length,
  createdAt: share.createdAt.toISOString(),
  expiresAt: share.expiresAt?.toISOString() ?? null,
  maximumDownloads: share.downloadLimit,
  downloadCount: share.downloadCount,
  userNames: share.userNames,
});

async function peopleOf(tx: Tx, userNames: readonly string[] | undefined): Promise<number[] | undefined> {
  if (userNames === undefined || userNames.length === 0) return undefined;
  const people = new Set<number>();
  for (const userName of userNames) {
    const id = await selectMember(tx, userName);
    if (id === undefined) throw new Problem('disk-member-unknown');
    people.add(id);
  }
  return [...people];
}

interface CreateInput extends DiskSelection {
  visitor: DiskVisitor;
  disk: Disk;
  validity?: Validity | undefined;
  maximumDownloads?: number | undefined;
  userNames?: readonly string[] | undefined;
  /** Defaults to a random code. */
  code?: string | undefined;
}

/** Shares files and folders by a link with a code (FIL-45). */
export async function createShare(deps: Deps, input: CreateInput): Promise<FileShare> {
  const { visitor, disk, fileIds, folderIds, validity, maximumDownloads, userNames, code = newCode() } = input;
  const { mailboxId, accountId } = visitor;
  if (fileIds.length + folderIds.length === 0) throw new Problem('disk-file-not-found');
  if (validity !== undefined) await refuseValidity(deps.db, accountId, validity);
  const share = await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const { id: diskId } = await holdDisk(tx, ownerOf(disk, mailboxId));
    const access = await accessDisk(tx, disk, visitor);
    const files = await allowFiles(tx, access, fileIds, 'share');
    const folders = await allowFolders(tx, access, folderIds, 'share');
    const at = deps.now();
    const id = await insertShare(tx, {
      code,
      mailboxId,
      accountId,
      diskId,
      at,
      expiresAt: endOfValidity(at, await allowedValidity(tx, accountId, validity)),
      downloadLimit: maximumDownloads ?? null,
      people: await peopleOf(tx, userNames),
      files,
      folders,
    });
    await recordChange(tx, mailboxId, { type: 'file-share.changed' });
    return selectShare(tx, mailboxId, id);
  });
  if (!share) throw new Error('The share is not where it was made.');
  return toFileShare(deps, share);
}

/** Ends a share at once (FIL-46, FIL-55). */
export const endShare = (deps: Pick<Deps, 'db' | 'now'>, { mailboxId, id }: { mailboxId: number; id: number }): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    if (!(await cancelShare(tx, { mailboxId, id, at: deps.now() }))) throw new Problem('not-found');
    await recordChange(tx, mailboxId, { type: 'file-share.changed' });
  });
