export { type DkimKey, noteKeyFound, replaceWaitingKey, selectKeys, selectSigningKey } from './dkim.repository.ts';
export { makeKeyPair, unsealKey } from './keyPair.ts';
