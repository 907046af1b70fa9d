import { clearLetters } from '../clearance/clearLetters.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { enqueue, type NewSubmission } from '../submission/submission.repository.ts';

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
