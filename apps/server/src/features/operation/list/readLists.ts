import { isWithinReach, type OperationGroup, type OperationList, type OperationReach } from '@jinshu/api';
import { localDomains, selectGroupSettings } from '../../../mail/recipient/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { selectLastActions } from '../../../platform/operation/index.ts';
import { type ManagedList, selectManagedLists } from '../../mailing-list/index.ts';
import { selectDepartmentTree } from '../department/departmentTree.repository.ts';

const toPerson = ({ id, name, address }: { id: number; name: string; address: string }) => ({ id, name, userName: address });

/** Returns the writers of groups, by address. */
async function writersOf({ db }: Pick<Deps, 'db'>, addresses: readonly string[]) {
  const settings = await selectGroupSettings(db, addresses);
  const last = await selectLastActions(db, 'group-address', addresses);
  return (address: string) => {
    const { writers = 'inside', people = [] } = settings.get(address) ?? {};
    return { writers, people: people.map(toPerson), writersVersion: last.get(address)?.id ?? 0 };
  };
}

/** Describes mailing lists as administrators see them. */
export async function describeLists(deps: Pick<Deps, 'db'>, lists: readonly ManagedList[]): Promise<OperationList[]> {
  const writers = await writersOf(
    deps,
    lists.map(({ address }) => address),
  );
  const last = await selectLastActions(
    deps.db,
    'mailing-list',
    lists.map(({ id }) => id),
  );
  return lists.map(({ id, address, name, type, owner, departmentId, department, isHidden, isModerated, moderators, members }) => ({
    id,
    userName: address,
    name,
    type,
    owner: owner && toPerson(owner),
    department: departmentId === null ? null : { id: departmentId, name: department ?? '' },
    isHidden,
    isModerated,
    moderators: moderators.map(toPerson),
    members: members.map((one) => ({ of: one.of, userName: one.address, name: one.name })),
    ...writers(address),
    version: last.get(String(id))?.id ?? 0,
  }));
}

interface Wanted {
  reach: OperationReach;
  keyword: string;
  page: number;
  pageSize: number;
}

function pageOf<T>(all: readonly T[], { page, pageSize }: Pick<Wanted, 'page' | 'pageSize'>): T[] {
  return all.slice((page - 1) * pageSize, page * pageSize);
}

/** Returns a page of the mailing lists that the caller sees (BAK-51). */
export async function readLists(deps: Pick<Deps, 'db'>, { reach, keyword, ...page }: Wanted) {
  const found = (await selectManagedLists(deps.db)).filter(
    ({ address, name, departmentId }) => isWithinReach(reach, departmentId) && `${address} ${name}`.toLowerCase().includes(keyword),
  );
  return { count: found.length, results: await describeLists(deps, pageOf(found, page)) };
}

/** Returns a page of the department addresses and of everyone in a domain that the caller sees (BAK-56). */
export async function readGroups(deps: Pick<Deps, 'db' | 'config'>, { reach, keyword, ...page }: Wanted) {
  const { db, config } = deps;
  const domains = reach === 'all' ? [...(await localDomains(db, config.domain))].sort() : [];
  const departments = await selectDepartmentTree(db, reach);
  const all: Pick<OperationGroup, 'userName' | 'department'>[] = [
    ...domains.map((domain) => ({ userName: `everyone@${domain}`, department: null })),
    ...departments.map(({ id, name }) => ({ userName: `dept_${id}@${config.domain}`, department: { id, name } })),
  ];
  const found = all.filter(({ userName, department }) => `${userName} ${department?.name ?? ''}`.toLowerCase().includes(keyword));
  const shown = pageOf(found, page);
  const writers = await writersOf(
    deps,
    shown.map(({ userName }) => userName),
  );
  return { count: found.length, results: shown.map((group): OperationGroup => ({ ...group, ...writers(group.userName) })) };
}
