import { Problem } from '@jinshu/api';
import { safeType } from '../../mail/attachment/index.ts';
import { recordDownload, selectLinkByToken } from '../../mail/online-link/index.ts';
import { noteIfRoom } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type BlobAnswer, parseRange } from '../../platform/http/index.ts';

interface DownloadInput {
  token: string;
  ip: string;
  /** `Range` header. A request that resumes a download is not recorded as another one. */
  range: string | undefined;
}

/** The file that a link leads to, as long as the link holds and its owner has it (ATT-33, ATT-39). Each fetching is noted (ATT-41). */
export async function downloadByLink(deps: Deps, { token, ip, range }: DownloadInput): Promise<BlobAnswer> {
  const { db, blobs, now } = deps;
  const link = await selectLinkByToken(db, token);
  if (!link) throw new Problem('extraction-code-error');
  const { hash, size, name, type, expiresAt } = link;
  if (hash === null) throw new Problem('share-cancelled');
  if (expiresAt !== null && expiresAt <= now()) throw new Problem('link-expired');
  const part = parseRange(range, size);
  if (part === null || (part !== 'unsatisfiable' && part.start === 0)) {
    await noteIfRoom(deps, 'a download', () => recordDownload(db, link, { ip, at: now() }));
  }
  return { bytes: (wanted) => blobs.stream(db, hash, wanted), size, fileName: name, type: safeType(type).type };
}
