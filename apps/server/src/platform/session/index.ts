export { forgetAccount, sessionKey } from './findSession.ts';
export { cookieOptions, operationCookie, operationStepCookie } from './Session.ts';
export { deleteSession, deleteSessionsOf, deleteUnsharedSessions, listSessions, updateMustBindFactor } from './session.repository.ts';
