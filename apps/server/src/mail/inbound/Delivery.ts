import type { PreparedMessage } from '../../mime/reading/index.ts';
import type { SmtpClient } from '../../platform/db/index.ts';
import { type LocalRecipient, patternsOf, type ReachedList } from '../recipient/index.ts';

/** Input of a delivery to local mailboxes. */
export interface DeliverInput {
  raw: Buffer;
  /** MAIL FROM: where bounces go; empty for a bounce. */
  mailFrom: string;
  /** Local addresses, those of departments and of everyone too. */
  recipients: readonly string[];
  /** Names envelope and bytes of what a client handed to us: the same again within an hour is the same mail. */
  once?: Buffer | undefined;
  /** SMTP client that sent it, if the sender must be checked. */
  client?: SmtpClient | undefined;
}

/** Why a recipient got nothing. */
export type DeliveryFailure = 'unknown-recipient' | 'over-quota' | 'list-loop';

/** A copy that arrived. */
export interface DeliveredCopy {
  mailboxId: number;
  folder: string;
  uid: number;
}

/** Result of a delivery, by recipient. */
export interface DeliverOutcome {
  contentId: number | null;
  copies: DeliveredCopy[];
  /** Whether a rule of this server moved the message to Spam. Its sender is notified (SND-61). */
  isQuarantined: boolean;
  /** It was here already: the client did not get our answer. */
  isRepeated: boolean;
  /**
   * Number of mailboxes that pass it on and keep no copy (SET-113), and of members outside to whom a list passes it on (BAK-52). Members of lists
   * whose mailboxes are full count too: the owner of the list is notified (BAK-55).
   */
  passedOn: number;
  failed: Map<string, DeliveryFailure>;
  /** Moderated lists for which it waits. */
  held: Set<string>;
}

/** Handling of full mailboxes. */
export interface DeliverOptions {
  /**
   * Handling of full mailboxes:
   * - `refuse`: each full mailbox fails separately.
   * - `all-or-none`: full mailboxes accept the message unless all of them are full. Used for SMTP, whose single response must not lose
   *   messages of other recipients.
   */
  whenFull?: 'refuse' | 'all-or-none' | undefined;
  /** It was fetched from another mail system: filters sort it, nothing answers or forwards it (D-182). */
  isFetched?: boolean | undefined;
  /** Submission that it is delivered for. Without one it came from outside. */
  sent?: { mailboxId: number; submissionId: string; accountId: number; messageId: string; isForward: boolean } | undefined;
  /** Moderated lists that take it: their moderators have permitted it (BAK-54). */
  permitted?: ReadonlySet<string> | undefined;
  /** It belongs into the Inbox, whatever the rules of the mailbox say. */
  hasNoRules?: boolean | undefined;
  /** A checker takes it for spam: it goes to Spam. */
  isSpam?: boolean | undefined;
  /** An administrator has released it: no rule of the server holds it. */
  isReleased?: boolean | undefined;
}

/** Fields of a sealed message in the message list. */
export interface CopyTraits {
  size: number;
  hasAttachment: boolean;
  /** Views allowed per copy. Null if the message doesn't burn after reading. */
  burnLimit: number | null;
}

/** Prepared message with its recipients. */
export interface PreparedDelivery extends Omit<DeliverInput, 'raw'>, DeliverOptions {
  prepared: PreparedMessage;
  /** Row fields of a sealed message, used instead of those of its outer message. */
  traits?: CopyTraits | undefined;
}

/** Message being delivered to mailboxes: as it came to those who are addressed, or as the copy of a list to its members. */
export interface Delivery extends PreparedDelivery {
  found: LocalRecipient[];
  /** The mailboxes that are meant, in ascending order. */
  wanted: number[];
  /** The names that rules may have for its senders. */
  senders: Set<string>;
  /** Failures by recipient, of the whole message. */
  failed: Map<string, DeliveryFailure>;
  /** List that this copy is of, and the message as it came. */
  copyOf?: { list: ReachedList; original: PreparedMessage } | undefined;
  /** Mailboxes that the copy of a list didn't fit into. The owner of the list is notified. */
  full: number[];
}

/** Names that rules may have for the senders of a message. */
export const sendersOfMail = ({ mailFrom, prepared }: PreparedDelivery): Set<string> =>
  patternsOf([mailFrom, ...prepared.facts.from.map(({ address }) => address)]);
