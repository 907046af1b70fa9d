export { GuardedPlace } from './GuardedPlace.tsx';
export { LockedAway, useLockedElsewhere } from './LockedAway.tsx';
export { lockStatusOptions } from './lock.queries.ts';
export { lockStrings } from './lock.strings.ts';
export { type LockTicket, lockTicket, lockWindow, restoreWindow, spendLockTicket } from './lockWindow.ts';
export { LockCheck } from './parts.tsx';
export { sealLockPassword } from './sealLockPassword.ts';
