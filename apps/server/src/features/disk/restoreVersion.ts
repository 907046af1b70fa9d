import { type Disk, type DiskEntry, Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { changeDisk } from './changeDisk.ts';
import { selectFileEntries } from './disk.repository.ts';
import { allowFiles } from './diskAccess.ts';
import { replaceContent } from './diskChange.repository.ts';
import type { DiskVisitor } from './diskRights.ts';
import { withinRoom } from './diskUsage.repository.ts';
import { deleteVersion, selectVersion } from './version.repository.ts';

/** Makes an earlier version of a file the current one. The current one becomes a version. */
export const restoreVersion = (
  deps: Pick<Deps, 'db' | 'now'>,
  { disk, visitor, fileId, versionId }: { disk: Disk; visitor: DiskVisitor; fileId: number; versionId: number },
): Promise<DiskEntry> =>
  changeDisk(deps, { disk, visitor }, async ({ tx, held, access: { diskId, ...access } }) => {
    await allowFiles(tx, { ...access, diskId }, [fileId], 'change');
    const version = await selectVersion(tx, { diskId, fileId, versionId });
    if (!version) throw new Problem('disk-file-not-found');
    await withinRoom(tx, held, async () => {
      await replaceContent(tx, { diskId, fileId }, { ...version, accountId: visitor.accountId, at: deps.now() });
      await deleteVersion(tx, diskId, versionId);
    });
    return (await selectFileEntries(tx, diskId, [fileId]))[0] as DiskEntry;
  });
