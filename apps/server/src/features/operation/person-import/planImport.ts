import { isWithinReach, type PersonCells } from '@jinshu/api';
import { addressDomains, newAddressDomain, takenAddresses } from '../../../mail/recipient/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { readPolicyOf } from '../../../platform/policy/index.ts';
import type { Caller } from '../person/changePerson.ts';
import { type JudgedRow, judgePeople, type KnownWithLevels } from './judgePeople.ts';
import { selectDepartmentPaths, selectKnownPeople } from './known.repository.ts';
import { type DepartmentIndex, readCells } from './readCells.ts';

async function readDepartments(db: Db, { reach }: Caller): Promise<DepartmentIndex> {
  const idsOf = new Map<string, number[]>();
  const add = (key: string, id: number) => {
    const ids = idsOf.get(key.toLowerCase()) ?? [];
    if (!ids.includes(id)) idsOf.set(key.toLowerCase(), [...ids, id]);
  };
  const found = await selectDepartmentPaths(db);
  for (const { id, path } of found) add(path, id);
  const paths = new Set(idsOf.keys());
  // A path from the top is exact; a name alone is one of any department.
  for (const { id, name } of found) if (!paths.has(name.toLowerCase())) add(name, id);
  return { idsOf, isInReach: (id) => isWithinReach(reach, id) };
}

async function withLevels(db: Db, people: Awaited<ReturnType<typeof selectKnownPeople>>): Promise<KnownWithLevels[]> {
  const ids = people.map(({ mailboxId }) => mailboxId);
  const [mail, attach] = [await readPolicyOf(db, 'mail_level', ids), await readPolicyOf(db, 'attach_level', ids)];
  return people.map((one) => ({ ...one, mailLevel: mail.get(one.mailboxId) ?? 0, attachLevel: attach.get(one.mailboxId) ?? 0 }));
}

/** Decides the result of each row of a file. */
export async function planImport(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  caller: Caller,
  rows: readonly { row: number; cells: PersonCells }[],
): Promise<JudgedRow[]> {
  const ownDomain = await newAddressDomain(db, config.domain);
  const departments = await readDepartments(db, caller);
  const read = rows.map(({ cells }) => readCells(cells, { departments, ownDomain }).values);
  const numbers = read.flatMap(({ employeeNumber }) => employeeNumber ?? []);
  const addresses = read.flatMap(({ address }) => address ?? []);
  const people = await withLevels(db, await selectKnownPeople(db, { numbers, addresses }));
  return judgePeople(rows, {
    ownDomain,
    departments,
    domains: await addressDomains(db, config.domain),
    byNumber: new Map(people.filter(({ employeeNumber }) => employeeNumber !== '').map((one) => [one.employeeNumber, one])),
    byAddress: new Map(people.map((one) => [one.address, one])),
    taken: await takenAddresses(db, addresses),
    mayChange: ({ departmentId, hasRole }) => isWithinReach(caller.reach, departmentId) && (caller.role === 'super' || !hasRole),
    needsDepartment: caller.reach !== 'all',
  });
}
