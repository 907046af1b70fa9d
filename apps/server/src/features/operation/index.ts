export { createDepartment } from './department/changeDepartment.ts';
export { operationRoutes } from './operation.routes.ts';
export { enablePerson } from './person/personAccess.ts';
export { recordPolicies } from './policy/changePolicies.ts';
export { startOperationWork } from './startOperationWork.ts';
