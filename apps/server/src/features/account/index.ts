export { createAccount, createDepartment, type NewAccount, updateActive } from './account.repository.ts';
