export { provideSession } from './session.actors.ts';
export { loginInfoOptions, parametersOptions, sessionKeys, sharedStatusOptions, userInfoOptions } from './session.queries.ts';
export { lockedKey, mailboxKey, sessionStore, useStoredSession } from './sessionStore.ts';
