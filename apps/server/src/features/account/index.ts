export { createAccount, createDepartment, type NewAccount } from './account.repository.ts';
