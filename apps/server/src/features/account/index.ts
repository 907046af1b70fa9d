export {
  type Capacities,
  createAccount,
  createDepartment,
  disableAccount,
  enableAccount,
  type NewAccount,
  updateCapacities,
} from './account.repository.ts';
