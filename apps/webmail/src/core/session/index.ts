export { endSession } from './parts.ts';
export { provideSession } from './session.actors.ts';
export {
  fetchSession,
  loginInfoOptions,
  newsStartOptions,
  parametersOptions,
  sharedStatusOptions,
  userInfoOptions,
} from './session.queries.ts';
export { lockedKey, mailboxKey, sessionStore, useStoredSession } from './sessionStore.ts';
export { watchInput } from './watchInput.ts';
