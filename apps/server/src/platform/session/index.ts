export { forgetAccount } from './findSession.ts';
export { deleteUnsharedSessions, updateMustBindFactor } from './session.repository.ts';
