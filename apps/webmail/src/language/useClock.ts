import { useAccount } from '../app/AccountProvider.tsx';

/** What a time of day is written with: on a clock of 12 hours where the account has it so, otherwise of 24 in every language (I18-07). */
export const useClock = () => ({ hourCycle: useAccount().status.uses12Hours ? 'h12' : 'h23' }) as const;
