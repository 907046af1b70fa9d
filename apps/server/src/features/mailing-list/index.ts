export {
  addListMembers,
  changeList,
  createList,
  deleteList,
  type MembersChanged,
  type NewList,
  type RefusedMember,
  removeListMembers,
} from './changeMailingList.ts';
export { type ListProperties, type ManagedList, selectManagedLists } from './mailingList.repository.ts';
