import { type EnterpriseDisk, Problem } from '@jinshu/api';
import type { ChangedField, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { changesBetween, type OperationAuthor, recordAction, refuseStaleChange } from '../../../platform/operation/index.ts';
import { holdDisk, noteDiskChange } from '../../disk/index.ts';
import { deleteAdministrator, upsertAdministrator } from '../../disk-permission/index.ts';
import { selectPersonKey } from '../person/personKey.repository.ts';
import { refused } from '../refuse.ts';
import { selectEnterpriseDisk, updateDiskCapacity } from './enterpriseDisk.repository.ts';

/** The enterprise disk as the target of an action. */
export const enterpriseDisk = { kind: 'enterprise-disk', id: 'company', name: '' } as const;

/** Changes the enterprise disk and records what differs. */
async function change(
  deps: Deps,
  author: OperationAuthor,
  action: string,
  work: (tx: Tx, diskId: number) => Promise<readonly ChangedField[]>,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const held = await holdDisk(tx, { disk: 'company' });
    const changes = await work(tx, held.id);
    await noteDiskChange(tx, held);
    await recordAction(tx, deps, author, { action, target: enterpriseDisk, changes });
  });
}

/** Changes the capacity of the enterprise disk (BAK-35). */
export const changeEnterpriseDisk = (
  deps: Deps,
  author: OperationAuthor,
  { version, quotaBytes }: { version: number; quotaBytes: number },
): Promise<void> =>
  change(deps, author, 'changeEnterpriseDisk', async (tx, diskId) => {
    await refuseStaleChange(tx, enterpriseDisk, version);
    const before = await selectEnterpriseDisk(tx);
    await updateDiskCapacity(tx, diskId, quotaBytes);
    return changesBetween({ quotaBytes: before.quotaBytes }, { quotaBytes });
  });

const namesOf = ({ administrators }: Pick<EnterpriseDisk, 'administrators'>) => ({
  administrators: administrators.map(({ userName }) => userName),
});

/** Gives or withdraws the right to administer the enterprise disk (BAK-16). */
export const changeDiskAdministrator = (
  deps: Deps,
  author: OperationAuthor,
  { id, isAdministrator }: { id: number; isAdministrator: boolean },
): Promise<void> =>
  change(deps, author, isAdministrator ? 'addEnterpriseDiskAdministrator' : 'removeEnterpriseDiskAdministrator', async (tx, diskId) => {
    const person = await selectPersonKey(tx, id);
    if (!person) throw new Problem('not-found');
    if (isAdministrator && !person.isActive) throw refused('person-unknown');
    const before = await selectEnterpriseDisk(tx);
    if (isAdministrator) await upsertAdministrator(tx, diskId, id);
    else await deleteAdministrator(tx, diskId, id);
    return changesBetween(namesOf(before), namesOf(await selectEnterpriseDisk(tx)));
  });
