export { type Capacities, createAccount, createDepartment, type NewAccount, updateActive, updateCapacities } from './account.repository.ts';
