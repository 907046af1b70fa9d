import { senderOfRow } from '../mail-auth/index.ts';
import type { NewMessage } from '../message/index.ts';
import { RuleMail } from '../rule/index.ts';
import type { PreparedDelivery } from './Delivery.ts';

/** Returns the row of a message in the mailboxes that it reaches. */
export const toMessage = (
  { prepared: { facts, size, lexemes }, mailFrom, traits }: PreparedDelivery,
  contentId: number,
  arrivedAt: Date,
): NewMessage => ({
  contentId,
  arrivedAt,
  sentAt: facts.sentAt,
  size: traits?.size ?? size,
  subject: facts.subject,
  sender: senderOfRow(facts),
  recipients: facts.to,
  isUrgent: facts.isUrgent,
  hasAttachment: traits?.hasAttachment ?? facts.attachments.some(({ isInline }) => !isInline),
  isBurn: traits !== undefined && traits.burnLimit !== null,
  burnLeft: traits?.burnLimit ?? null,
  smtpSender: mailFrom.replaceAll('\u0000', '').slice(0, 320),
  lexemes,
});

/** Returns what rules see of a message. One with a password or that burns hides its text and the names of its files. */
export const toRuleMail = ({ prepared: { facts, size, htmlText }, traits }: PreparedDelivery): RuleMail => {
  const files = facts.attachments.filter(({ isInline }) => !isInline);
  return new RuleMail({
    senders: facts.from,
    recipients: [...facts.to, ...facts.cc],
    subject: facts.subject,
    body: traits ? null : () => facts.text ?? htmlText ?? '',
    list: facts.traits.list,
    size: traits?.size ?? size,
    hasAttachment: traits?.hasAttachment ?? files.length > 0,
    attachmentNames: traits ? [] : files.map(({ name }) => name),
  });
};
