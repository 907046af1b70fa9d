import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const LockPlace = lazyPart(async () => (await import('./LockPlace.tsx')).LockPlace);
export const ScreenLock = lazyPart(async () => (await import('./ScreenLock.tsx')).ScreenLock);
