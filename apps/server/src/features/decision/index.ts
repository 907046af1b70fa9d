export { decideApproval, maximumReason } from './decideApproval.ts';
export { valuesInForce } from './grantProfile.ts';
export type { NewPerson } from './grantRegistration.ts';
