import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, text, wireObject } from '../contract/wire.ts';

/** Known facts about a recipient address. */
export const knownRecipientSchema = wireObject({
  address: named('email', z.string()),
  /** Name in the organization or in the personal address book. Empty if unknown. */
  name: named('fullname', z.string()),
  /** Whether its mail stays in the organization. */
  isInside: z.boolean(),
  /**
   * Number of mailboxes the address reaches. 0 for an unknown address of the organization. 1 for outside addresses and for callers who
   * can't see the organization.
   */
  count: z.int(),
  /** Highest secrecy level that all recipients behind the address may read, 1 to 5. 0 if levels don't apply. */
  level: named('mail_level', z.int()),
});

export type KnownRecipient = z.output<typeof knownRecipientSchema>;

const chosen = (most: number) => z.optional(z.array(z.int().check(z.positive(), z.maximum(most))).check(z.maxLength(2000)));
const smallIds = chosen(2_147_483_647);

/**
 * Returns known facts about the recipients of a message: the addresses in the given order, then the contacts, the members of the personal
 * groups, and the departments. Entries that don't exist are left out; an address appears once.
 */
export const resolveRecipients = endpoint({
  method: 'POST',
  path: '/contact/to/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Details of the recipients of a message.',
  body: wireObject({
    addresses: named('recvs', z.array(text(320)).check(z.maxLength(2000))),
    contactIds: chosen(Number.MAX_SAFE_INTEGER),
    groupIds: smallIds,
    departmentIds: named('dept_ids', smallIds),
  }),
  response: listOf(knownRecipientSchema),
});
