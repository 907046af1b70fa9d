import { clearLetters } from '../mail/submission/clearLetters.ts';
import { enqueue, type NewSubmission } from '../mail/submission/submission.repository.ts';
import type { Tx } from '../platform/db/db.ts';
import type { Deps } from '../platform/deps/deps.ts';

/** Queues a stored message as if its sender had sent it. */
export async function enqueueMail(
  tx: Tx,
  deps: Deps,
  mail: Omit<NewSubmission, 'refused' | 'formSeal'> & { mailboxId: number; accountId: number; messageId: string; senderAddress: string },
): Promise<void> {
  const { mailboxId, accountId, messageId, senderAddress, id, contentId, recipients } = mail;
  const letter = {
    right: 'send',
    from: { address: senderAddress, name: '' },
    senderAddress,
    messageId,
    subject: '',
    text: '',
    size: 0,
  } as const;
  const [cleared] = await clearLetters(tx, deps, { mailboxId, accountId }, [{ ...letter, to: recipients }]);
  if (cleared) await enqueue(tx, cleared, { id, contentId, recipients }, { at: deps.now() });
}
