export { type Account, useAccount } from './AccountProvider.tsx';
export { useGoTo } from './useGoTo.ts';
