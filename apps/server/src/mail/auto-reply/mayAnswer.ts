import type { ArrivalTrace } from '../../mime/header/index.ts';
import type { PreparedMessage } from '../../mime/reading/index.ts';
import { normalAddress, withoutDetail } from '../recipient/index.ts';

/** A message that could be answered by a rule. */
export interface AnswerableMail {
  /** Addresses of the mailbox. */
  addresses: readonly string[];
  /** Envelope sender. */
  mailFrom: string;
  prepared: Pick<PreparedMessage, 'facts' | 'report'>;
  trace: Pick<ArrivalTrace, 'isByMachine' | 'resentTo'>;
}

/** Senders that are machines by their name (RFC 3834, section 2; RFC 5230, section 4.6). */
const machine = /^(?:mailer-daemon|listserv|majordomo|(?:no-?|do-?not-?)reply)(?:[+.-]|@)|-(?:request|bounces?|owner)@|^owner-/;

const isOneOf = (address: string, own: readonly string[]) => {
  const plain = withoutDetail(normalAddress(address));
  return own.some((one) => withoutDetail(normalAddress(one)) === plain);
};

/**
 * Whether a rule may reply to a message (SET-111, RFC 3834): a person other than the owner sent it, and its header names the owner. The
 * caller checks whether it is in Spam.
 */
export function mayAnswer({ addresses, mailFrom, prepared: { facts, report }, trace }: AnswerableMail): boolean {
  if (mailFrom === '' || trace.isByMachine || report !== null) return false;
  const authors = facts.from.map((author) => author.address);
  if ([mailFrom, ...authors].some((sender) => machine.test(sender.toLowerCase()) || isOneOf(sender, addresses))) return false;
  const named = [...[...facts.to, ...facts.cc].map((person) => person.address), ...trace.resentTo];
  return named.some((one) => isOneOf(one, addresses));
}
