/** Cause of a failed delivery, derived from another server's response or from the connection error. */
export type DeliveryCause = 'unknown-recipient' | 'full-mailbox' | 'unreachable' | 'insecure' | 'put-off' | 'refused-there';

/** Patterns of responses and errors. The first match wins. */
const answers: readonly (readonly [words: RegExp, cause: DeliveryCause])[] = [
  [
    /^(?:\d{3}[ -])?5\.1\.[0-3]\b|unknown-(?:mailbox|recipient)|\b(?:user|mailbox|recipient|address)\b.*\b(?:unknown|not found|does not exist|unavailable)\b|\bno such (?:user|mailbox|recipient|address)\b/i,
    'unknown-recipient',
  ],
  [/^552\b|\b[45]\.2\.2\b|\bmailbox (?:is )?full\b|over-quota/i, 'full-mailbox'],
  [
    /\bE(?:CONN\w+|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|PIPE|DNS|SOCKET)\b|ENOTFOUND|getaddrinfo|timed? ?out|greeting never|connection closed/i,
    'unreachable',
  ],
  [/certificate|self-signed|\b(?:TLS|SSL)\b|EPROTO/i, 'insecure'],
  [/^4\d\d\b|^4\.\d/, 'put-off'],
  [/^5\d\d\b|^5\.\d/, 'refused-there'],
];

/** Finds what an answer means; nothing where it can mean anything. */
export const causeOf = (answer: string): DeliveryCause | undefined => answers.find(([words]) => words.test(answer))?.[1];
