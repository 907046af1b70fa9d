import type { Message } from '@jinshu/api';
import type { StoredMessage } from '../../mail/message/read.repository.ts';
import { domainOf, localDomains } from '../../mail/recipient/recipient.repository.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { selectRecallState } from './recall.repository.ts';

type RecallAttributes = Partial<Pick<Message['attributes'], 'canRecall' | 'isRecalled'>>;

/** Returns whether a sent message can be recalled (SND-55) and whether it was (SND-56). Empty for received messages. */
export async function recallAttributes(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  mailboxId: number,
  { submissionId, content }: StoredMessage,
): Promise<RecallAttributes> {
  if (submissionId === null || content === null) return {};
  const { isRecalled, untouched } = await selectRecallState(db, mailboxId, content.messageId);
  if (isRecalled || untouched.length === 0) return { isRecalled, canRecall: false };
  const domains = await localDomains(db, config.domain);
  return { isRecalled, canRecall: untouched.some((address) => domains.has(domainOf(address))) };
}
