import { Problem } from '@jinshu/api';
import { safeType, zipPaths } from '../../mail/attachment/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type BlobAnswer, parseRange } from '../../platform/http/index.ts';
import { zipEntries } from '../disk/index.ts';
import { recordShareDownload } from './fileShare.repository.ts';
import { openGranted, type Visitor } from './openShare.ts';
import { type ReachedShare, reachFile, reachFolder } from './reachShare.ts';

interface Granted {
  link: string;
  grant: string;
}

/** Counts a download or preview for the owner, unless all downloads are used up. */
export async function countDownload(
  deps: Deps,
  { share }: ReachedShare,
  { ip, accountId }: Visitor,
  { isPreview = false, ...what }: { name: string; size: number; isPreview?: boolean },
): Promise<void> {
  const download = { ...what, isPreview, ip, accountId: accountId ?? null, at: deps.now() };
  if (!(await recordShareDownload(deps.db, share.id, download))) throw new Problem('share-used-up');
}

/** One file of a share (FIL-49). Where downloads are limited each request is one, and none is for a part. */
export async function downloadShared(
  deps: Deps,
  { fileId, range, ...granted }: Granted & { fileId: number; range: string | undefined },
  visitor: Visitor,
): Promise<BlobAnswer> {
  const { db, blobs } = deps;
  const reached = await openGranted(deps, granted, visitor);
  const { hash, size, name, type } = await reachFile(deps, reached, fileId);
  const answer = { fileName: name, type: safeType(type).type, size };
  if (reached.share.downloadLimit !== null) {
    await countDownload(deps, reached, visitor, { name, size });
    return { ...answer, bytes: await blobs.stream(db, hash) };
  }
  const part = parseRange(range, size);
  // What resumes a download is a part of it.
  if (part === null || (part !== 'unsatisfiable' && part.start === 0)) await countDownload(deps, reached, visitor, { name, size });
  return { ...answer, bytes: (wanted) => blobs.stream(db, hash, wanted) };
}

interface ZipInput extends Granted {
  fileIds?: readonly number[] | undefined;
  folderIds?: readonly number[] | undefined;
}

/** Files and folders of a share as a zip; all of it where none is named. */
export async function zipShared(deps: Deps, { fileIds, folderIds, ...granted }: ZipInput, visitor: Visitor): Promise<BlobAnswer> {
  const reached = await openGranted(deps, granted, visitor);
  const isAll = (fileIds?.length ?? 0) + (folderIds?.length ?? 0) === 0;
  const files = isAll ? reached.files : await Promise.all((fileIds ?? []).map((id) => reachFile(deps, reached, id)));
  const folders = isAll ? reached.folders : await Promise.all((folderIds ?? []).map((id) => reachFolder(deps, reached, id)));
  const selection = { fileIds: files.map(({ id }) => id), folderIds: folders.map(({ id }) => id) };
  const packed = await zipEntries(deps, reached.access, selection, 'share');
  const fileName = `${packed.name || 'files'}.zip`;
  await countDownload(deps, reached, visitor, { name: fileName, size: packed.size });
  return { bytes: zipPaths(packed.files, deps.now(), packed.emptyFolders), fileName, type: 'application/zip' };
}
