export { clearLock } from './changeLock.ts';
