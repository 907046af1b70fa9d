export { sessionKeys, sharedStatusOptions } from './session.queries.ts';
export { sessionStore, useStoredSession } from './sessionStore.ts';
