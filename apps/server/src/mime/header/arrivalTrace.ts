import { readAddresses } from './addressList.ts';
import { decodeWords, type HeaderField } from './headers.ts';

/** Trace of a message in its header: earlier servers and mailboxes, and whether a machine sent it. */
export interface ArrivalTrace {
  /** Number of servers that passed it on. */
  hops: number;
  /** Mailboxes that it was delivered to before, in lower case. */
  deliveredTo: string[];
  /** Addresses in the fields of a message that was sent again, in lower case. */
  resentTo: string[];
  /** A machine sent it, or a list, or to many (RFC 3834, section 2). */
  isByMachine: boolean;
}

const isList = /^list-(?:id|post|help|owner|archive|subscribe|unsubscribe)$/;

const addressesOf = (value: string): string[] =>
  [...readAddresses(decodeWords(value.slice(0, 65_536)))].map(({ address }) => address.toLowerCase());

function saysMachine({ name, value }: HeaderField): boolean {
  const field = name.toLowerCase();
  const word = value.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (field === 'auto-submitted') return word !== 'no';
  if (field === 'precedence') return /^(?:bulk|list|junk)$/.test(word);
  // Exchange asks in this way for no replies.
  if (field === 'x-auto-response-suppress') return /\b(?:all|oof|autoreply)\b/.test(value.toLowerCase());
  return isList.test(field);
}

/** Reads the way of a message from its header. */
export function arrivalTrace(fields: readonly HeaderField[]): ArrivalTrace {
  const named = (name: string) => fields.filter((field) => field.name.toLowerCase() === name).map(({ value }) => value);
  return {
    hops: named('received').length,
    deliveredTo: named('delivered-to').flatMap((value) => addressesOf(value)),
    resentTo: [...named('resent-to'), ...named('resent-cc')].flatMap((value) => addressesOf(value)),
    isByMachine: fields.some(saysMachine),
  };
}
