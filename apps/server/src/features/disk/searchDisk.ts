import { type FoundEntry, Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { selectFileEntries, selectFolderEntries, selectTree, selectWays } from './disk.repository.ts';
import { findFolder } from './diskAccess.ts';
import { type DiskAccess, rightsDown } from './diskRights.ts';
import { selectHits } from './diskSearch.repository.ts';

interface SearchInput {
  keyword: string;
  /** 0 searches everywhere. */
  folderId: number;
  page: number;
  pageSize: number;
}

/** The folders in which hits may be: all of them where everything is allowed, otherwise those that the visitor may see and read. */
async function searchedFolders({ db }: Pick<Deps, 'db'>, access: DiskAccess & { diskId: number }, folderId: number) {
  const { rights } = await findFolder(db, access, folderId);
  if (access.isOpen && folderId === 0) return {};
  const tree = await selectTree(db, access.diskId, folderId === 0 ? undefined : [folderId]);
  const all = [...rightsDown(access, tree, new Map([[folderId, rights]]))];
  const having = (right: 'view' | 'download') => all.flatMap(([id, some]) => (some.includes(right) ? [id] : []));
  return { seen: having('view'), read: having('download') };
}

/** Finds files and folders by name, and files by the text in them where the visitor may download them. */
export async function searchDisk(
  deps: Pick<Deps, 'db'>,
  access: DiskAccess,
  { keyword, folderId, page, pageSize }: SearchInput,
): Promise<{ count: number; results: FoundEntry[]; hasMore: boolean }> {
  const { db } = deps;
  const { diskId } = access;
  if (diskId === undefined) {
    if (folderId !== 0) throw new Problem('disk-folder-not-found');
    return { count: 0, results: [], hasMore: false };
  }
  const folders = await searchedFolders(deps, { ...access, diskId }, folderId);
  const found = await selectHits(db, { diskId, keyword, ...folders, limit: pageSize + 1, offset: (page - 1) * pageSize });
  const hits = found.slice(0, pageSize);
  const idsOf = (wanted: 'file' | 'folder') => hits.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const entries = [...(await selectFileEntries(db, diskId, idsOf('file'))), ...(await selectFolderEntries(db, diskId, idsOf('folder')))];
  const byKey = new Map(entries.map((entry) => [`${entry.kind}${entry.id}`, entry]));
  const ways = await selectWays(
    db,
    diskId,
    hits.map((hit) => hit.folderId),
  );
  return {
    count: (page - 1) * pageSize + found.length,
    hasMore: found.length > pageSize,
    results: hits.flatMap((hit) => {
      const entry = byKey.get(`${hit.kind}${hit.id}`);
      const path = ways.get(hit.folderId)?.path ?? [];
      return entry ? [{ entry, folderId: hit.folderId, path, isByContent: hit.isByContent }] : [];
    }),
  };
}
