import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, text, wireObject } from '../contract/wire.ts';

/** What is known of an address that somebody writes to (CON-49, D-53). */
export const knownRecipientSchema = wireObject({
  address: named('email', z.string()),
  /** What it has gone by so far: for colleagues and in the personal book; empty when it is not known. */
  name: named('fullname', z.string()),
  /** Whether its mail stays in the organisation. */
  isInside: z.boolean(),
  /** How many people the address reaches; 0 when nobody knows. */
  count: z.int(),
  /** The highest level that its mailbox may read, 1 to 5; 0 for no levels (CMP-43, D-29). */
  level: named('mail_level', z.int()),
});

export type KnownRecipient = z.output<typeof knownRecipientSchema>;

/** Answers what is known of the addresses of a letter, in the order in which they were given (CON-49). */
export const resolveRecipients = endpoint({
  method: 'POST',
  path: '/contact/to/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'What is known of the addresses of a letter.',
  body: wireObject({ addresses: named('recvs', z.array(text(320)).check(z.maxLength(2000))) }),
  response: listOf(knownRecipientSchema),
});
