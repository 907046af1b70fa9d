export { createDepartment } from './department/changeDepartment.ts';
export { changeMailingList, createMailingList, deleteMailingList } from './list/changeList.ts';
export { changeMailingListMembers } from './list/changeListMembers.ts';
export { changeGroupWriters } from './list/changeWriters.ts';
export { operationRoutes } from './operation.routes.ts';
export { enablePerson } from './person/personAccess.ts';
export { recordPolicies } from './policy/changePolicies.ts';
export { changeReviewRule, createReviewRule } from './review/changeReviewRule.ts';
export { startOperationWork } from './startOperationWork.ts';
