import * as z from 'zod/mini';
import { shareLevels } from '../contract/access.ts';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, text, wireObject } from '../contract/wire.ts';
import { operationPage } from './operationRecord.endpoints.ts';

/** Ways out of a mailbox: a person or a department that may use it, or an address that its messages are forwarded to. */
export const accessKinds = ['person', 'department', 'forward'] as const;

export type AccessKind = (typeof accessKinds)[number];

const id = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** A person, a department or an address that gets the messages of a mailbox. */
export const mailboxAccessSchema = wireObject({
  kind: z.enum(accessKinds),
  /** The mailbox with its name and address. */
  mailboxId: named('mailbox', z.int()),
  name: named('realname', z.string()),
  userName: named('username', z.string()),
  isShared: z.boolean(),
  /** Number of the person, the department or the forward. */
  holderId: named('holder', z.int()),
  /** Name of the person or department; the target of a forward. */
  holderName: z.string(),
  /** Address of a person; empty for a department. */
  holderAddress: z.string(),
  /** `null` for a forward. */
  level: z.nullable(z.enum(shareLevels)),
  /** Whether a forward is switched on. */
  isActive: named('is_enabled', z.boolean()),
});

export type MailboxAccess = z.output<typeof mailboxAccessSchema>;

/** Returns who has access to whose mailbox, and where automatic forwards lead. `keyword` finds in both sides. */
export const listMailboxAccess = endpoint({
  method: 'GET',
  path: '/operation/access/',
  access: { of: 'operation', needs: 'see' },
  summary: 'Access to mailboxes, and automatic forwards.',
  query: wireObject({ ...operationPage, keyword: z.optional(text(200)), kind: z.optional(z.enum(accessKinds)) }),
  response: listOf(mailboxAccessSchema),
});

/** Ends an access or a forward at once. The mailbox gets a message about it. */
export const endMailboxAccess = endpoint({
  method: 'POST',
  path: '/operation/access/end/',
  access: { of: 'operation', needs: 'manage' },
  summary: 'Ends an access to a mailbox, or an automatic forward.',
  body: wireObject({ kind: z.enum(accessKinds), mailboxId: named('mailbox', id), holderId: named('holder', id) }),
  response: z.object({}),
  problems: ['operation-refused'],
});
