import { isWithinReach, Problem, type WriterKind } from '@jinshu/api';
import { domainOf, localDomains, normalAddress, selectGroupSettings, upsertGroupWriters } from '../../../mail/recipient/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { changesBetween, type OperationAuthor, recordAction, refuseStaleChange } from '../../../platform/operation/index.ts';
import { selectManagedLists } from '../../mailing-list/index.ts';
import { selectDepartmentNames } from '../department/department.repository.ts';
import { personToSee } from '../person/personInReach.ts';
import { refused } from '../refuse.ts';
import type { Caller } from './changeList.ts';

/** A group whose writers can be set. */
interface Group {
  address: string;
  departmentId: number | null;
  /** A department or everyone in a domain: never takes mail from outside (BAK-56). */
  isStaff: boolean;
}

async function findGroup(tx: Tx, given: string, ownDomain: string): Promise<Group | undefined> {
  const address = normalAddress(given);
  if (!(await localDomains(tx, ownDomain)).has(domainOf(address))) return undefined;
  if (address.startsWith('everyone@')) return { address, departmentId: null, isStaff: true };
  const departmentId = Number(/^dept_(\d{1,9})@/.exec(address)?.[1] ?? 0);
  if (departmentId > 0)
    return (await selectDepartmentNames(tx, [departmentId])).length > 0 ? { address, departmentId, isStaff: true } : undefined;
  const [list] = await selectManagedLists(tx, { address });
  return list && { address, departmentId: list.departmentId, isStaff: false };
}

/** Writers that are set for a group. */
export interface NewWriters {
  address: string;
  writers: WriterKind;
  /** Numbers of the people named for it. */
  people: readonly number[];
  /** Without one it replaces what is there. */
  version?: number | undefined;
}

/** Sets the people that may write to a mailing list (BAK-53), a department, or everyone in a domain (BAK-56). */
export async function changeGroupWriters(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  { address: given, writers, people, version }: NewWriters,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const group = await findGroup(tx, given, deps.config.domain);
    if (!group && caller.reach === 'all') throw refused('group-unknown');
    if (!group || !isWithinReach(caller.reach, group.departmentId)) throw new Problem('forbidden');
    const { address, departmentId, isStaff } = group;
    if (isStaff && writers === 'everybody') throw refused('group-inside-only', { field: 'writers' });
    const chosen = writers === 'chosen' ? people : [];
    if (writers === 'chosen' && chosen.length === 0) throw refused('writers-missing', { field: 'people' });
    if (version !== undefined) await refuseStaleChange(tx, { kind: 'group-address', id: address }, version);
    const before = (await selectGroupSettings(tx, [address])).get(address);
    const known = new Map(before?.people.map((one) => [one.id, one.address]));
    for (const id of chosen) if (!known.has(id)) known.set(id, (await personToSee(tx, caller, id)).address);
    await upsertGroupWriters(tx, { address, writers, accountIds: chosen });
    await recordAction(tx, deps, author, {
      action: 'setGroupWriters',
      target: { kind: 'group-address', id: address, name: address, departmentId },
      changes: changesBetween(
        { writers: before?.writers, people: before?.people.map((one) => one.address) ?? [] },
        { writers, people: chosen.map((id) => known.get(id) ?? '') },
      ),
    });
  });
}
