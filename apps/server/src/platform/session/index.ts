export { forgetAccount, forgetSession, sessionKey } from './findSession.ts';
export {
  cookieOptions,
  deviceCookie,
  operationCookie,
  operationStepCookie,
  type Session,
  secondStepCookie,
  sessionCookie,
  socialCookie,
  trustedCookie,
} from './Session.ts';
export { deleteSession, deleteSessionsOf, deleteUnsharedSessions, listSessions, updateMustBindFactor } from './session.repository.ts';
