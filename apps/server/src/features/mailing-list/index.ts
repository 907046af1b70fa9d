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
export {
  type ListModeration,
  type ListProperties,
  type ManagedList,
  selectManagedLists,
  writeModeration,
} from './mailingList.repository.ts';
