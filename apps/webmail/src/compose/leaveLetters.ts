import type { Account } from '../app/AccountProvider.tsx';
import { saveLetters } from './saveLetters.ts';

/** Goes once all letters are saved, or nobody minds that one is not. */
export async function leaveLetters(account: Account['account'], go: () => void): Promise<void> {
  if (await saveLetters({ account })) return go();
  const left = account.on('left', go);
  account.send({ type: 'leave', to: '/login' });
  const following = account.subscribe((snapshot) => {
    if (!snapshot.matches('open')) return;
    left.unsubscribe();
    following.unsubscribe();
  });
}
