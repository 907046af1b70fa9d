export { decideApproval, valuesInForce } from './decideApproval.ts';
export type { NewPerson } from './grantRegistration.ts';
