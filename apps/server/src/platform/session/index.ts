export { sessionKey } from './findSession.ts';
export { cookieOptions, operationCookie, operationStepCookie } from './Session.ts';
export { deleteSession, deleteSessionsOf, listSessions } from './session.repository.ts';
