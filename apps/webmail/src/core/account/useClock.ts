import { useAccount } from './AccountProvider.tsx';

/** Returns the hour cycle for formatting times: 12 hours if the account is set so, otherwise 24 in every language (I18-07). */
export const useClock = () => ({ hourCycle: useAccount().status.uses12Hours ? 'h12' : 'h23' }) as const;
