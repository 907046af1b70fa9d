import type { MessageRow } from '@jinshu/api';

/** Path of the page of filter rules. */
export const filterPath = '/setting/filter';

/** Message that the user wants a filter rule for. */
export interface MessageLike {
  sender: string;
  subject: string;
  /** Addresses in To and Cc. */
  recipients: readonly string[];
}

/** Returns the history state that opens the page of filter rules with a rule for messages like this one. */
export const likeState = ({
  sender,
  subject,
  recipients,
}: Pick<MessageRow, 'sender' | 'subject' | 'recipients'>): { like: MessageLike } => ({
  like: { sender: sender.address, subject, recipients: recipients.map(({ address }) => address) },
});

/** Returns the message in a history state, if there is one. */
export const likeIn = (state: unknown): MessageLike | undefined => (state as { like?: MessageLike } | null)?.like;
