export { believeSession, findSession, forgetAccount, forgetMailbox, forgetSession, sessionKey } from './findSession.ts';
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
export {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  deleteUnsharedSessions,
  endFormerKey,
  extendSession,
  insertSession,
  listSessions,
  moveSession,
  rotateSession,
  selectLiveSessions,
  updateMustBindFactor,
  updateScreenLock,
} from './session.repository.ts';
