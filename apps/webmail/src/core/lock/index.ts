export { LockedAway, useLockedElsewhere } from './LockedAway.tsx';
export { type LockTicket, lockTicket, lockWindow, restoreWindow, spendLockTicket } from './lockWindow.ts';
