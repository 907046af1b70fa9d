export { createAccount, createDepartment, updateActive } from './account.repository.ts';
