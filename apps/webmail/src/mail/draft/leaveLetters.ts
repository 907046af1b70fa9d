import type { Account } from '../../core/account/index.ts';
import { saveLetters } from './saveLetters.ts';

/** Calls `go` when all messages are saved or the user agrees to leave without saving. */
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
