import type { Message } from '@jinshu/api';
import { recallRules } from '../../mail/delivery/index.ts';
import type { StoredMessage } from '../../mail/message/index.ts';
import { domainOf, localDomains } from '../../mail/recipient/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { selectRecallState } from './recall.repository.ts';

type RecallAttributes = Partial<Pick<Message['attributes'], 'canRecall' | 'isRecalled'>>;

/** Returns whether a sent message can be recalled (SND-55) and whether it was (SND-56). Empty for received messages. */
export async function recallAttributes(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  mailboxId: number,
  { submissionId, content }: StoredMessage,
): Promise<RecallAttributes> {
  if (submissionId === null || content === null) return {};
  const state = await selectRecallState(db, mailboxId, content.messageId);
  if (!state) return { isRecalled: false, canRecall: false };
  const { isRecalled, untouched, accountId, sentAt } = state;
  if (isRecalled || untouched.length === 0 || (await recallRules(db, accountId, now())).isOver(sentAt))
    return { isRecalled, canRecall: false };
  const domains = await localDomains(db, config.domain);
  return { isRecalled, canRecall: untouched.some((address) => domains.has(domainOf(address))) };
}
