import type { Disk } from '@jinshu/api';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type HeldDisk, holdDisk, ownerOf } from './disk.repository.ts';
import { accessDisk } from './diskAccess.ts';
import { noteDiskChange } from './diskChange.repository.ts';
import type { DiskAccess, DiskVisitor } from './diskRights.ts';

/** A held disk, in the transaction that changes it. */
export interface OpenedDisk {
  tx: Tx;
  held: HeldDisk;
  access: DiskAccess & { diskId: number };
}

/** Changes a disk while it is held, and notifies other windows. The mailbox is locked first, as everywhere. */
export const changeDisk = <T>(
  { db }: Pick<Deps, 'db'>,
  { disk, visitor }: { disk: Disk; visitor: DiskVisitor },
  work: (opened: OpenedDisk) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    if (disk === 'personal') await lockMailbox(tx, visitor.mailboxId);
    const held = await holdDisk(tx, ownerOf(disk, visitor.mailboxId));
    const access = await accessDisk(tx, disk, visitor);
    const result = await work({ tx, held, access: { ...access, diskId: held.id } });
    await noteDiskChange(tx, held);
    return result;
  });
