export { type Account, useAccount } from './AccountProvider.tsx';
export { runningAccount } from './accountSystem.ts';
export { useClock } from './useClock.ts';
export { useGoTo } from './useGoTo.ts';
