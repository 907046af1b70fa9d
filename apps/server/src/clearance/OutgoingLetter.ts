import type { Address } from '@jinshu/api';
import type { PreparedMessage } from '../mime/prepareMessage.ts';

/** Who acts, and in which mailbox: the own one, or one that is shared. */
export interface Actor {
  mailboxId: number;
  accountId: number;
}

/**
 * By what right somebody writes in the name of an address. `send`: it is an own one, or that of a mailbox that may be sent from. `write`:
 * what is done in a mailbox that may be written to sends it, as answering an invitation does. `plan`: the owner of the address shares a
 * calendar with that mailbox for editing.
 */
export type SendingRight = 'send' | 'write' | 'plan';

/** A letter that is to leave on behalf of a person: all that rules, levels, limits and rights are asked about. */
export interface OutgoingLetter {
  right: SendingRight;
  /** In whose name. */
  from: Address;
  /** MAIL FROM; empty where nothing is to come back. */
  senderAddress: string;
  messageId: string;
  subject: string;
  to: readonly Address[];
  cc?: readonly Address[];
  bcc?: readonly Address[];
  /** All that its readers see in words. What a password closes is given before it is closed. */
  text: string;
  /** The names of its files. */
  files?: readonly string[];
  level?: number;
  size: number;
}

/** Everybody a letter goes to. */
export const peopleOf = ({ to, cc = [], bcc = [] }: OutgoingLetter): Address[] => [...to, ...cc, ...bcc];

/** A letter that the server wrote for somebody: what it says is read from the letter itself. */
export const letterOf = (
  { facts, size }: PreparedMessage,
  whose: Pick<OutgoingLetter, 'right' | 'from' | 'senderAddress' | 'to'>,
): OutgoingLetter => ({ ...whose, messageId: facts.messageId, subject: facts.subject, text: facts.text ?? '', size });
