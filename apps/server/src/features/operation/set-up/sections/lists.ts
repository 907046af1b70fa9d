import { domainOf, selectGroupSettings } from '../../../../mail/recipient/index.ts';
import { type ManagedList, selectManagedLists } from '../../../mailing-list/index.ts';
import { changeMailingList, createMailingList } from '../../list/changeList.ts';
import { changeMailingListMembers } from '../../list/changeListMembers.ts';
import { changeGroupWriters } from '../../list/changeWriters.ts';
import { inOrder, missingFrom } from '../items.ts';
import { SetUpFault } from '../names.ts';
import type { Change, Section } from '../Section.ts';
import type { Entry } from '../setUp.schema.ts';
import type { World } from '../world.ts';

type Member = NonNullable<Entry<'lists'>['members']>[number];

/** A member of a list by its name. Mailboxes of people and shared ones are both named by their address. */
function memberOf(
  { departments, mailboxNames }: World & { mailboxNames: ReadonlySet<string> },
  { of, address }: ManagedList['members'][number],
): Member {
  if (of === 'department') return { department: departments.pathOf(Number(/^dept_(\d+)@/.exec(address)?.[1])) ?? [] };
  if (of === 'person') return mailboxNames.has(address) ? { mailbox: address } : { person: address };
  return of === 'list' ? { list: address } : { outside: address };
}

/** The address by which a member is put on a list. */
function addressOf({ departments }: World, list: string, { person, mailbox, department, list: inner, outside }: Member): string {
  if (department) return `dept_${departments.need(department)}@${domainOf(list)}`;
  const address = person ?? mailbox ?? inner ?? outside;
  if (address === undefined) throw new SetUpFault('A member is a person, a mailbox, a department, a list or an address outside.');
  return address;
}

async function putMembers(world: World, { entry, before }: Change<'lists'>): Promise<void> {
  const missing = missingFrom(before?.members, entry.members);
  if (missing.length === 0) return;
  const { deps, author, operator } = world;
  const addresses = missing.map((member) => addressOf(world, entry.address, member));
  const { refused } = await changeMailingListMembers(deps, operator.caller, author, {
    address: entry.address,
    addresses,
    isRemoving: false,
  });
  if (refused.length > 0) throw new SetUpFault(`Not put on the list: ${refused.map(({ address }) => address).join(', ')}.`);
}

const putWriters = async (
  { deps, author, operator, people }: World,
  address: string,
  { writers, writerPeople }: Pick<Entry<'groups'>, 'writers' | 'writerPeople'>,
) =>
  changeGroupWriters(deps, operator.caller, author, { address, writers: writers ?? 'inside', people: people.needAll(writerPeople ?? []) });

/** Mailing lists with members, moderators and writers. */
export const lists: Section<'lists'> = {
  name: 'lists',
  keyOf: ({ address }) => address.toLowerCase(),
  labelOf: ({ address }) => address,
  grows: ['members'],
  read: async (world) => {
    const { deps, departments, mailboxes } = world;
    const found = await selectManagedLists(deps.db);
    const settings = await selectGroupSettings(
      deps.db,
      found.map(({ address }) => address),
    );
    const mailboxNames = new Set(mailboxes.names);
    return found.map(({ address, name, type, departmentId, owner, isHidden, isModerated, moderators, members }) => ({
      address,
      name,
      type,
      department: departments.pathOf(departmentId),
      owner: owner?.address ?? null,
      isHidden,
      isModerated,
      moderators: moderators.map((one) => one.address).sort(),
      members: inOrder(members.map((one) => memberOf({ ...world, mailboxNames }, one))),
      writers: settings.get(address)?.writers ?? 'inside',
      writerPeople: (settings.get(address)?.people ?? []).map((one) => one.address).sort(),
    }));
  },
  create: async (
    { deps, author, operator, departments, people },
    { address, name = address, type, department = null, owner, isHidden },
  ) => {
    const ownerId = people.needAny(owner) ?? null;
    const given = { address, name, departmentId: departments.needAny(department) ?? null, ownerId };
    await createMailingList(deps, operator.caller, author, {
      ...given,
      ...(type !== undefined && { type }),
      ...(isHidden !== undefined && { isHidden }),
    });
  },
  put: async (world, change) => {
    const { deps, author, operator, departments, people } = world;
    const { entry, before, has } = change;
    const { address, name, type, isHidden, isModerated, department, owner, moderators } = entry;
    const own = ['name', 'type', 'department', 'owner', 'isHidden', 'isModerated', 'moderators'] as const;
    if (before ? own.some(has) : isModerated || moderators?.length)
      await changeMailingList(
        deps,
        operator.caller,
        author,
        { address },
        {
          ...{ name, type, isHidden, isModerated },
          departmentId: departments.needAny(department),
          ownerId: people.needAny(owner),
          moderatorIds: moderators && people.needAll(moderators),
        },
      );
    await putMembers(world, change);
    const isUsual = !before && (entry.writers ?? 'inside') === 'inside';
    if ((has('writers') || has('writerPeople')) && !isUsual) await putWriters(world, address, { ...before, ...entry });
  },
};
