import { useAccount } from '../../core/account/index.ts';

/** Asks whether to lock the screen (LCK-04). The lock comes when it is needed. */
export function useLockScreen(): () => void {
  const system = useAccount();
  return () => void import('./screenLock.ts').then(({ screenLockOf }) => screenLockOf(system).send({ type: 'ask' }));
}
