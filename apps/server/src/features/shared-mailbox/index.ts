export { type Member, removeMember, setMember } from './changeMember.ts';
export { type ManagedMailbox, selectManagedMailboxes } from './managedMailbox.repository.ts';
export { changeSharedMailbox, createSharedMailbox, deleteSharedMailbox, restoreSharedMailbox } from './manageMailbox.ts';
