import { createHash, timingSafeEqual } from 'node:crypto';
import { type OpenedShare, Problem, type SharedEntry } from '@jinshu/api';
import type { FastifyRequest } from 'fastify';
import { peerKey } from '../../platform/connection/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { findSession, sessionCookie } from '../../platform/session/index.ts';
import { selectEntries, selectFolderEntries } from '../disk/index.ts';
import { bookAttempts, unbookAttempts } from '../login/index.ts';
import { type StoredShare, selectShareByToken } from './fileShare.repository.ts';
import { type ReachedShare, reach, reachFolder } from './reachShare.ts';
import { isGranted, makeGrant } from './shareGrant.ts';

/** Ten wrong codes for one link from one address within ten minutes close it to that address for ten minutes (FIL-58). */
const codeRules = { failures: 10, countedMs: 600_000, blockedMs: 600_000 };
/** Number of entries that a page shows of a folder. */
const mostShown = 1_000;

/** A visitor of a share: where they are, and who, if they are logged in. */
export interface Visitor {
  ip: string;
  accountId: number | undefined;
  address: string | undefined;
}

/** Returns the visitor of a share. They may be logged in: a share for named people asks who they are. */
export async function visitorOf(deps: Deps, { ip, cookies }: FastifyRequest): Promise<Visitor> {
  const session = await findSession(deps, cookies[sessionCookie(deps.config)]);
  return { ip, accountId: session?.accountId, address: session?.address };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Counts a code as wrong before it is compared, so that no number of requests at once can try more. Links that never were count alike. */
async function admitCode(deps: Deps, link: string, code: string, ip: string): Promise<StoredShare> {
  const key = `share:${hashOf(link).toString('base64url')} ${peerKey(ip)}`;
  const [attempts] = await bookAttempts(deps.db, [key], { ...codeRules, now: deps.now() });
  if (attempts?.isBlocked) {
    await unbookAttempts(deps.db, [key]);
    throw new Problem('share-code-limited');
  }
  const share = await selectShareByToken(deps.db, link);
  // Both are compared, so that a link that never was takes as long as a wrong code.
  const isRight = timingSafeEqual(hashOf(code), hashOf(share?.code ?? ''));
  if (!share || !isRight) throw new Problem('extraction-code-error');
  await unbookAttempts(deps.db, [key]);
  return share;
}

/** Opens a share to a visitor who has proved to have its code, or says why it is closed. */
async function admitVisitor(deps: Deps, share: StoredShare, { accountId, address }: Visitor): Promise<ReachedShare> {
  if (share.cancelledAt !== null || !share.isOwnerActive) throw new Problem('share-cancelled');
  if (share.expiresAt !== null && share.expiresAt <= deps.now()) throw new Problem('share-expired');
  if (share.isForPeople && accountId !== share.accountId && (address === undefined || !share.userNames.includes(address)))
    throw new Problem('share-not-for-you');
  const reached = await reach(deps, share);
  if (reached.files.length + reached.folders.length === 0) throw new Problem('share-cancelled');
  return reached;
}

/** Opens a share for a download, with what was given for its code. */
export async function openGranted(deps: Deps, { link, grant }: { link: string; grant: string }, visitor: Visitor): Promise<ReachedShare> {
  if (!(await isGranted(deps, link, grant))) throw new Problem('extraction-code-error');
  return openByLink(deps, link, visitor);
}

/** Opens the share of a link to a visitor who has proved to have its code in some way. */
export async function openByLink(deps: Deps, link: string, visitor: Visitor): Promise<ReachedShare> {
  const share = await selectShareByToken(deps.db, link);
  if (!share) throw new Problem('extraction-code-error');
  return admitVisitor(deps, share, visitor);
}

type Shown = Pick<OpenedShare, 'results' | 'count' | 'path'>;

const toShared = ({ id, name, size, kind, type }: SharedEntry): SharedEntry => ({ id, name, size, kind, type });

async function showTop({ db }: Pick<Deps, 'db'>, { access, files, folders }: ReachedShare): Promise<Shown> {
  const shown = await selectFolderEntries(
    db,
    access.diskId ?? 0,
    folders.map(({ id }) => id),
  );
  const results = [...shown, ...files.map((file) => ({ ...file, kind: 'file' as const }))].map(toShared);
  return { results, count: results.length, path: [] };
}

async function showFolder(deps: Pick<Deps, 'db'>, reached: ReachedShare, folderId: number): Promise<Shown> {
  const folder = await reachFolder(deps, reached, folderId);
  const order = { by: 'name', isDescending: false } as const;
  const range = { folderId, limit: mostShown, offset: 0, folders: order, files: order };
  const { count, results } = await selectEntries(deps.db, { diskId: reached.access.diskId ?? 0, ...range });
  const shared = new Set(reached.folders.map(({ id }) => id));
  // Visitors don't see the names of folders above the share.
  return { count, results: results.map(toShared), path: folder.path.slice(folder.path.findIndex(({ id }) => shared.has(id))) };
}

/** Opens a share with its code, or a folder of it (FIL-48). */
export async function openShare(
  deps: Deps,
  { link, code, folderId = 0 }: { link: string; code: string; folderId?: number | undefined },
  visitor: Visitor,
): Promise<OpenedShare> {
  const share = await admitCode(deps, link, code.trim(), visitor.ip);
  const reached = await admitVisitor(deps, share, visitor);
  const shown = folderId === 0 ? await showTop(deps, reached) : await showFolder(deps, reached, folderId);
  const { ownerName, expiresAt, downloadLimit, downloadCount } = share;
  return {
    ownerName,
    expiresAt: expiresAt?.toISOString() ?? null,
    downloadsLeft: downloadLimit === null ? null : Math.max(0, downloadLimit - downloadCount),
    ...shown,
    grant: await makeGrant(deps, link),
  };
}
