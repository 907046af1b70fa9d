import { randomUUID } from 'node:crypto';
import { storeContent } from '../mail/content/content.repository.ts';
import { composeMessage } from '../mime/compose/composeMessage.ts';
import { prepareMessage } from '../mime/reading/prepareMessage.ts';
import type { Deps } from '../platform/deps/index.ts';
import { enqueueMail } from './enqueueMail.ts';
import type { TestAccount } from './factories.ts';

/** Writes a message from an account and queues it. */
export async function queueMail(
  deps: Deps,
  from: TestAccount,
  recipients: readonly string[],
  text = 'Text',
): Promise<{ id: string; messageId: string }> {
  const id = randomUUID();
  const to = recipients.map((address) => ({ name: '', address }));
  const { raw, messageId } = await composeMessage({
    from,
    to,
    cc: [],
    subject: '修改稿',
    text,
    domain: deps.config.domain,
    date: deps.now(),
  });
  await deps.db.transaction().execute(async (tx) => {
    const contentId = await storeContent(tx, deps.blobs, prepareMessage(raw));
    const { mailboxId, accountId, address: senderAddress } = from;
    await enqueueMail(tx, deps, { mailboxId, id, accountId, contentId, messageId, senderAddress, recipients: to });
  });
  return { id, messageId };
}
