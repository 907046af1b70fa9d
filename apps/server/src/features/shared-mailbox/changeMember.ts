import type { ShareLevel } from '@jinshu/api';
import { lockMailbox, recordChanges } from '../../platform/change/change.repository.ts';
import type { Tx } from '../../platform/db/db.ts';
import { deleteUnsharedSessions } from '../../platform/session/session.repository.ts';
import { selectManagedMailboxes } from './managedMailbox.repository.ts';
import { countOtherMembers, deleteDepartmentShare, selectMailboxesWithin, upsertDepartmentShare } from './member.repository.ts';
import { deleteShares, ownMailboxesOf, selectSharing, upsertShare } from './share.repository.ts';

/** Person, or department with all below it, that uses a shared mailbox (BAK-49). */
export type Member = { of: 'person'; accountId: number } | { of: 'department'; departmentId: number };

/** Result of a change of a member. The last full-control member stays as long as there are others. */
export type MemberChange = 'changed' | 'unknown-mailbox' | 'unknown-member' | 'last-full-member';

/** Changes a member and tells every window that it concerns. Access ends or shrinks from the next call on (SHR-23, SHR-24). */
async function change(
  tx: Tx,
  { mailbox: address, member, level }: { mailbox: string; member: Member; level: ShareLevel | null },
  write: (mailboxId: number) => Promise<boolean>,
): Promise<MemberChange> {
  const [mailbox] = await selectManagedMailboxes(tx, address);
  if (!mailbox) return 'unknown-mailbox';
  const { mailboxId, members } = mailbox;
  const memberId = member.of === 'person' ? member.accountId : member.departmentId;
  const own = member.of === 'person' ? await ownMailboxesOf(tx, [memberId]) : await selectMailboxesWithin(tx, memberId);
  const told = [...new Set([mailboxId, ...own])].sort((a, b) => a - b);
  await lockMailbox(tx, told);
  const before = members.find(({ of, id }) => of === member.of && id === memberId);
  if (before?.level === 'full' && level !== 'full') {
    const others = await countOtherMembers(tx, mailboxId, { of: member.of, id: memberId });
    if (others.full === 0 && (level !== null || others.all > 0)) return 'last-full-member';
  }
  if (!(await write(mailboxId))) return 'unknown-member';
  await deleteUnsharedSessions(tx, mailboxId);
  await recordChanges(
    tx,
    told.map((id) => ({ mailboxId: id, change: { type: 'settings.changed' } })),
  );
  return 'changed';
}

/** Gives a member a level in a shared mailbox, in place of the one it has. */
export const setMember = (tx: Tx, given: { mailbox: string; member: Member; level: ShareLevel }): Promise<MemberChange> =>
  change(tx, given, async (mailboxId) => {
    const { member, level } = given;
    if (member.of === 'person') await upsertShare(tx, mailboxId, member.accountId, level);
    else await upsertDepartmentShare(tx, mailboxId, member.departmentId, level);
    return true;
  });

/** Removes a member of a shared mailbox. */
export const removeMember = (tx: Tx, { mailbox, member }: { mailbox: string; member: Member }): Promise<MemberChange> =>
  change(tx, { mailbox, member, level: null }, async (mailboxId) => {
    if (member.of === 'department') return deleteDepartmentShare(tx, mailboxId, member.departmentId);
    if ((await selectSharing(tx, mailboxId, [member.accountId])).length === 0) return false;
    await deleteShares(tx, mailboxId, [member.accountId]);
    return true;
  });
