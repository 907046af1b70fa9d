export { type Account, AccountProvider, useAccount } from './AccountProvider.tsx';
export { hasLetters, keptTabsKey, runningAccount } from './accountSystem.ts';
export type { AccountActor, AccountDeps, AccountSystem } from './createAccountSystem.ts';
export { loadAccountSystem } from './parts.ts';
export { useClock } from './useClock.ts';
export { useGoTo, useLeaving } from './useGoTo.ts';
