import { selectManagedMailboxes } from '../../../shared-mailbox/index.ts';
import { changeMailbox, createMailbox } from '../../mailbox/changeMailbox.ts';
import { changeMailboxMember } from '../../mailbox/changeMailboxMember.ts';
import { inOrder, missingFrom } from '../items.ts';
import { SetUpFault } from '../names.ts';
import type { Section } from '../Section.ts';
import { anyVersion, type World } from '../world.ts';

const memberOf = (
  { people, departments }: World,
  { person, department }: { person?: string | undefined; department?: string[] | undefined },
) => {
  if ((person === undefined) === (department === undefined)) throw new SetUpFault('A member is a person or a department.');
  return person === undefined
    ? ({ of: 'department', departmentId: departments.need(department ?? []) } as const)
    : ({ of: 'person', accountId: people.need(person) } as const);
};

/** Shared mailboxes with their members. */
export const sharedMailboxes: Section<'sharedMailboxes'> = {
  name: 'sharedMailboxes',
  keyOf: ({ address }) => address.toLowerCase(),
  labelOf: ({ address }) => address,
  grows: ['members'],
  read: async ({ deps, departments }) =>
    (await selectManagedMailboxes(deps.db))
      .filter(({ removeOn }) => removeOn === null)
      .map(({ address, name, departmentId, quotaBytes, members }) => ({
        address,
        name,
        department: departments.pathOf(departmentId),
        quotaBytes,
        members: inOrder(
          members.map(({ of, id, address: person, level }) =>
            of === 'person' ? { person: person ?? '', level } : { department: departments.pathOf(id) ?? [], level },
          ),
        ),
      })),
  create: async ({ deps, author, operator, departments, mailboxes }, { address, name = address, department = null, quotaBytes }) => {
    const given = { address, name, departmentId: departments.needAny(department) ?? null, quotaBytes };
    mailboxes.set(address, await createMailbox(deps, operator.caller, author, given));
  },
  put: async (world, { entry, before, has }) => {
    const { deps, author, operator, departments } = world;
    const id = world.mailboxes.need(entry.address);
    if (before && (has('name') || has('department') || has('quotaBytes'))) {
      const { name, quotaBytes, department } = entry;
      const change = { version: anyVersion, name, quotaBytes, departmentId: departments.needAny(department) };
      await changeMailbox(deps, operator.caller, author, { id, ...change });
    }
    const missing = missingFrom(before?.members, entry.members);
    // A mailbox always has a member with full control.
    for (const member of missing.toSorted((one, other) => Number(other.level === 'full') - Number(one.level === 'full')))
      await changeMailboxMember(deps, operator.caller, author, { id, member: memberOf(world, member), level: member.level });
  },
};
