import type { ShareLevel } from '@jinshu/api';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, type OperationSession, recordAction } from '../../../platform/operation/index.ts';
import { type Member, removeMember, setMember } from '../../shared-mailbox/index.ts';
import { departmentInReach } from '../department/departmentInReach.ts';
import { personToSee } from '../person/personInReach.ts';
import { refused } from '../refuse.ts';
import { mailboxTarget, mailboxToSee } from './changeMailbox.ts';

/** Sets the level of a member, or with `null` removes the member (BAK-49). */
export async function changeMailboxMember(
  deps: Deps,
  caller: Pick<OperationSession, 'reach'>,
  author: OperationAuthor,
  { id, member, level }: { id: number; member: Member; level: ShareLevel | null },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const mailbox = await mailboxToSee(tx, caller, id);
    const memberId = member.of === 'person' ? member.accountId : member.departmentId;
    if (level !== null && member.of === 'department') await departmentInReach(tx, caller, memberId);
    if (level !== null && member.of === 'person') await personToSee(tx, caller, memberId);
    const { address } = mailbox;
    const result =
      level === null ? await removeMember(tx, { mailbox: address, member }) : await setMember(tx, { mailbox: address, member, level });
    if (result === 'last-full-member') throw refused('last-full-member');
    if (result !== 'changed') throw refused('member-unknown');
    const before = mailbox.members.find((one) => one.of === member.of && one.id === memberId);
    await recordAction(tx, deps, author, {
      action: level === null ? 'removeMailboxMember' : 'setMailboxMember',
      target: mailboxTarget(mailbox),
      changes: [{ field: `${member.of} ${before?.address ?? memberId}`, before: before?.level ?? null, after: level }],
    });
  });
}
