export { type Member, type MemberChange, removeMember, setMember } from './changeMember.ts';
export { changeShares } from './changeShares.ts';
export { type ManagedMailbox, selectManagedMailboxes } from './managedMailbox.repository.ts';
export {
  changeSharedMailbox,
  createSharedMailbox,
  deleteSharedMailbox,
  maximumMailboxName,
  restoreSharedMailbox,
} from './manageMailbox.ts';
export { findSharers } from './share.repository.ts';
