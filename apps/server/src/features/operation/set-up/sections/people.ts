import { forgetPolicies } from '../../../../platform/policy/index.ts';
import { changePersonIn } from '../../person/changePerson.ts';
import { createPersonIn } from '../../person/createPerson.ts';
import { enablePersonIn } from '../../person/personAccess.ts';
import { addAddress, changeAddress } from '../../person-address/changeAddresses.ts';
import { changeRole } from '../../role/changeRole.ts';
import type { Change, Section } from '../Section.ts';
import { selectSetUpPeople } from '../setUp.repository.ts';
import type { Entry, NamePath } from '../setUp.schema.ts';
import type { World } from '../world.ts';

const fieldNames = ['name', 'englishName', 'employeeNumber', 'position', 'mobile', 'isHidden', 'quotaBytes', 'diskQuotaBytes'] as const;

const isPath = (path: NamePath | null): path is string[] => path !== null;

/** Fields of a person without those that other calls set. */
function fieldsOf(world: World, { entry, has }: Pick<Change<'people'>, 'entry' | 'has'>) {
  const given = fieldNames.filter((field) => has(field)).map((field) => [field, entry[field]]);
  return {
    ...(Object.fromEntries(given) as Pick<Entry<'people'>, (typeof fieldNames)[number]>),
    ...(has('department') && { departmentId: world.departments.needAny(entry.department) }),
  };
}

async function putAccess({ deps, operator }: World, id: number, { entry, before, has }: Change<'people'>): Promise<void> {
  if (!has('isEnabled') && !has('acceptsMail')) return;
  const isEnabled = entry.isEnabled ?? before?.isEnabled ?? true;
  const acceptsMail = entry.acceptsMail ?? before?.acceptsMail ?? true;
  await deps.db.transaction().execute(async (tx) => {
    // Only a person who is enabled is disabled with or without mail.
    if (!isEnabled && has('acceptsMail')) await enablePersonIn(tx, deps, operator, { id, isEnabled: true });
    await enablePersonIn(tx, deps, operator, { id, isEnabled, acceptsMail });
  });
}

async function putAddresses({ deps, operator }: World, id: number, { entry, before }: Change<'people'>): Promise<void> {
  const known = new Map(before?.furtherAddresses?.map(({ address, isSender }) => [address, isSender]));
  const whose = { ...operator, id };
  for (const { address, isSender } of entry.furtherAddresses ?? []) {
    const was = known.get(address);
    if (was === undefined) await addAddress(deps, whose, { address, isSender });
    else if (was !== isSender) await changeAddress(deps, whose, { address, isSender });
  }
}

/** People with their addresses and their roles in the back stage. */
export const people: Section<'people'> = {
  name: 'people',
  keyOf: ({ address }) => address.toLowerCase(),
  labelOf: ({ address }) => address,
  grows: ['furtherAddresses'],
  read: async ({ deps, departments }) =>
    (await selectSetUpPeople(deps.db)).map(({ id: _, departmentId, role, roleDepartmentIds, furtherAddresses, ...person }) => ({
      ...person,
      department: departments.pathOf(departmentId),
      furtherAddresses,
      role,
      roleDepartments: roleDepartmentIds
        .map((id) => departments.pathOf(id))
        .filter(isPath)
        .sort(),
    })),
  create: async (world, entry) => {
    const { deps, operator } = world;
    const { address, name = address.slice(0, address.indexOf('@')) } = entry;
    const { isHidden = false, ...fields } = fieldsOf(world, { entry, has: (field) => entry[field] !== undefined });
    const id = await deps.db.transaction().execute(async (tx) => {
      const made = await createPersonIn(tx, deps, operator, { ...fields, address, name, mustChange: false, passwordHash: undefined });
      if (isHidden) await changePersonIn(tx, deps, operator, { id: made.id, change: { isHidden } });
      return made.id;
    });
    world.people.set(address, id);
  },
  put: async (world, change) => {
    const { deps, operator } = world;
    const id = world.people.need(change.entry.address);
    if (change.before) {
      await deps.db.transaction().execute((tx) => changePersonIn(tx, deps, operator, { id, change: fieldsOf(world, change) }));
      forgetPolicies(deps.db);
    }
    if (change.has('furtherAddresses')) await putAddresses(world, id, change);
    if (change.before || change.entry.isEnabled === false) await putAccess(world, id, change);
  },
  finish: async ({ deps, author, people: known, departments }, { entry, before, has }) => {
    if (!has('role') && !has('roleDepartments')) return;
    const role = entry.role === undefined ? (before?.role ?? null) : entry.role;
    if (role === null && (before?.role ?? null) === null) return;
    const paths = entry.roleDepartments ?? before?.roleDepartments ?? [];
    const held = role && { role, departmentIds: paths.map((path) => departments.need(path)) };
    await changeRole(deps, author, known.need(entry.address), held);
  },
};
