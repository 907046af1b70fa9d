import { envelopeAddress } from './plainHeader.ts';

/** Response of the next server for one recipient. */
export type RelayOutcome =
  | { kind: 'accepted'; words: string }
  | { kind: 'refused'; words: string }
  /** It may go well another time. */
  | { kind: 'deferred'; words: string };

/** Error of an SMTP client. */
export interface SmtpError extends Error {
  code?: string | undefined;
  recipient?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  rejectedErrors?: SmtpError[] | undefined;
}

/** Returns what the other server said, or else what happened to the connection, in one line. */
export const wordsOf = (error: SmtpError) => (error.response ?? error.message).replace(/\s+/g, ' ').trim().slice(0, 400);

/** Trouble between us and the relay says nothing about the mail: it is tried again whatever the status. */
const ours = new Set(['EAUTH', 'ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'ENOAUTH', 'EOAUTH2', 'EPROTOCOL']);

/** Whether the connection failed or the server turned us away, whatever the message. */
export const isServerTrouble = ({ code = '' }: SmtpError): boolean => ours.has(code);

function outcomeOf(error: SmtpError): RelayOutcome {
  const isFinal = error.responseCode !== undefined && error.responseCode >= 500 && !isServerTrouble(error);
  return { kind: isFinal ? 'refused' : 'deferred', words: wordsOf(error) };
}

/** Status for an address that the next server does not support (RFC 6531, section 3.5). */
export const noSmtpUtf8: RelayOutcome = { kind: 'refused', words: '5.6.7 address-script' };

/** Result of an SMTP client, as far as it matters. */
export interface SentInfo {
  response: string;
  rejectedErrors?: readonly Error[] | undefined;
}

/** Sends a message, and returns the outcome for each recipient. `onError` gets what made it fail for all of them. */
export async function outcomesOf(
  recipients: readonly string[],
  send: () => Promise<SentInfo>,
  onError: (error: SmtpError) => void = () => undefined,
): Promise<Map<string, RelayOutcome>> {
  const outcomes = new Map<string, RelayOutcome>();
  // The other server answers to addresses as they were given to it.
  const asGiven = new Map(recipients.map((recipient) => [envelopeAddress(recipient).toLowerCase(), recipient]));
  const set = (error: SmtpError) => {
    const recipient = asGiven.get(error.recipient?.toLowerCase() ?? '');
    if (recipient !== undefined) outcomes.set(recipient, outcomeOf(error));
  };
  try {
    const info = await send();
    for (const recipient of recipients) outcomes.set(recipient, { kind: 'accepted', words: info.response.slice(0, 400) });
    for (const error of info.rejectedErrors ?? []) set(error);
  } catch (caught) {
    const error = caught as SmtpError;
    for (const recipient of recipients) outcomes.set(recipient, outcomeOf(error));
    for (const one of error.rejectedErrors ?? []) set(one);
    onError(error);
  }
  return outcomes;
}
