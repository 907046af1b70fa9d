export { useAccount } from './AccountProvider.tsx';
export { runningAccount } from './accountSystem.ts';
