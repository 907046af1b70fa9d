export { createDepartment } from './department/changeDepartment.ts';
export { operationRoutes } from './operation.routes.ts';
export { enablePerson } from './person/personAccess.ts';
export { startPersonJobs } from './person-job/runPersonJobs.ts';
export { recordPolicies } from './policy/changePolicies.ts';
