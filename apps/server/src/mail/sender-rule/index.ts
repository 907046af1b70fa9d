export { judgeSender } from './judgeSender.ts';
export { allowSenders, upsertSenderRules } from './senderRule.repository.ts';
