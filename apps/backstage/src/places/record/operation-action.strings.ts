import type { MessageDescriptor } from 'react-intl';

/** Names of the actions in the records, by the name of the call. */
export const operationActionStrings = {
  logInToOperation: { id: 'operation-action.logInToOperation' },
  logInToOperationWithFactor: { id: 'operation-action.logInToOperationWithFactor' },
  logOutOfOperation: { id: 'operation-action.logOutOfOperation' },
  confirmOperationPassword: { id: 'operation-action.confirmOperationPassword' },
  listPeople: { id: 'operation-action.listPeople' },
  exportPeople: { id: 'operation-action.exportPeople' },
  createPerson: { id: 'operation-action.createPerson' },
  changePerson: { id: 'operation-action.changePerson' },
  enablePerson: { id: 'operation-action.enablePerson' },
  resetPersonPassword: { id: 'operation-action.resetPersonPassword' },
  clearOfPerson: { id: 'operation-action.clearOfPerson' },
  endPersonSession: { id: 'operation-action.endPersonSession' },
  endPersonSessions: { id: 'operation-action.endPersonSessions' },
  createDepartment: { id: 'operation-action.createDepartment' },
  changeDepartment: { id: 'operation-action.changeDepartment' },
  deleteDepartment: { id: 'operation-action.deleteDepartment' },
  giveRole: { id: 'operation-action.giveRole' },
  withdrawRole: { id: 'operation-action.withdrawRole' },
  decideApproval: { id: 'operation-action.decideApproval' },
  setPolicies: { id: 'operation-action.setPolicies' },
} as const satisfies Record<string, MessageDescriptor>;
