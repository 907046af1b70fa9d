import type { Address } from '@jinshu/api';
import type { PreparedMessage } from '../../mime/reading/index.ts';

/** Acting account and mailbox: its own mailbox or a shared one. */
export interface Actor {
  mailboxId: number;
  accountId: number;
}

/**
 * Right to send in the name of an address.
 * - `send`: the user's own address, or a mailbox the user may send from.
 * - `write`: an action in a mailbox the user may write to, such as responding to an invitation.
 * - `plan`: the owner of the address shares a calendar with this mailbox for editing.
 * - `close`: an account that is removed cancels its own events, though it is disabled.
 */
export type SendingRight = 'send' | 'write' | 'plan' | 'close';

/** Message sent on behalf of a user, with all facts that rules, levels, limits and rights depend on. */
export interface OutgoingLetter {
  right: SendingRight;
  /** In whose name. */
  from: Address;
  /** MAIL FROM; empty where nothing is to come back. */
  senderAddress: string;
  /** Whether it leaves through the account's SMTP proxy of the address. */
  isProxied?: boolean;
  messageId: string;
  subject: string;
  to: readonly Address[];
  cc?: readonly Address[];
  bcc?: readonly Address[];
  /** All text that recipients see. For a password-protected message, the text before it is sealed. */
  text: string;
  /** The names of its files. */
  files?: readonly string[];
  level?: number;
  size: number;
  /** Whether a rule of the mailbox made it: senders must not use up the recipient's sending limit. */
  isAutomatic?: boolean;
}

/** Returns all recipients of a message. */
export const peopleOf = ({ to, cc = [], bcc = [] }: OutgoingLetter): Address[] => [...to, ...cc, ...bcc];

/** Describes a message that the server composed for a user. The subject and text are read from the message. */
export const letterOf = (
  { facts, size }: PreparedMessage,
  whose: Pick<OutgoingLetter, 'right' | 'from' | 'senderAddress' | 'to'>,
): OutgoingLetter => ({ ...whose, messageId: facts.messageId, subject: facts.subject, text: facts.text ?? '', size });
