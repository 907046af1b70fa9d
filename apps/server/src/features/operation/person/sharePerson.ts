import type { Deps } from '../../../platform/deps/index.ts';
import { deleteOperationSessionsOf, type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { deleteSessionsOf } from '../../../platform/session/index.ts';
import { setMember } from '../../shared-mailbox/index.ts';
import { refused } from '../refuse.ts';
import type { Caller } from './changePerson.ts';
import { personToChange, personToSee } from './personInReach.ts';
import { personTarget } from './personKey.repository.ts';
import { makeShared } from './share.repository.ts';

/** Turns the mailbox of a disabled or deleted person into a shared one for some people, with full control (BAK-41). Returns its number. */
export async function sharePerson(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  { id, memberIds }: { id: number; memberIds: readonly number[] },
): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const person = await personToChange(tx, caller, id);
    if (person.isActive) throw refused('person-active');
    const members = [];
    for (const memberId of new Set(memberIds)) {
      const member = await personToSee(tx, caller, memberId);
      if (!member.isActive || memberId === id) throw refused('member-unknown', { field: 'members' });
      members.push(member);
    }
    const { mailboxId, address } = person;
    await deleteSessionsOf(tx, id);
    await deleteOperationSessionsOf(tx, id);
    await makeShared(tx, { accountId: id, mailboxId });
    for (const { id: accountId } of members)
      if ((await setMember(tx, { mailbox: address, member: { of: 'person', accountId }, level: 'full' })) !== 'changed')
        throw refused('member-unknown', { field: 'members' });
    await recordAction(tx, deps, author, {
      action: 'sharePerson',
      target: personTarget(person),
      changes: [
        { field: 'isShared', before: false, after: true },
        { field: 'members', before: null, after: members.map((member) => member.address) },
      ],
    });
    return mailboxId;
  });
}
