import type { FileShare } from '@jinshu/api';
import type { ListedShare } from '@jinshu/ui/file-centre';

/** Returns whether visitors can still open a share. */
export function stateOfShare({ expiresAt, maximumDownloads, downloadCount }: FileShare): ListedShare['state'] {
  if (expiresAt !== null && new Date(expiresAt).getTime() <= Date.now()) return 'expired';
  return maximumDownloads !== null && downloadCount >= maximumDownloads ? 'used-up' : 'active';
}
