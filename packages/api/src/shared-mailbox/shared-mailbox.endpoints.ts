import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';

/** A mailbox of others that the user may enter. */
export const sharedMailboxSchema = wireObject({
  shareId: z.int(),
  userName: named('username', z.string()),
  /** Absent where the server names the main mailbox alone. */
  name: named('realname', z.optional(z.string())),
});

export type SharedMailbox = z.output<typeof sharedMailboxSchema>;

/** State of the session: its lifetimes in seconds, and its permissions in a shared mailbox. */
export const sharedStatusSchema = wireObject({
  canAll: named('shareuser_all', z.boolean()),
  canRead: named('shareuser_get', z.boolean()),
  canChangePassword: named('shareuser_password', z.boolean()),
  canWrite: named('shareuser_post', z.boolean()),
  canSend: named('shareuser_send', z.boolean()),
  expiresAfter: named('expired_left', z.int()),
  idleAfter: named('lock_left', z.int()),
  isInSharedMailbox: named('is_shareduser', z.boolean()),
  loginUrl: z.string(),
  isAdmin: named('is_active', z.boolean()),
  mustChangePassword: named('change_password', z.boolean()),
  mustBindFactor: named('bind_factor', z.boolean()),
  uses12Hours: named('is_swtime', z.boolean()),
  mailboxes: named('results', z.array(sharedMailboxSchema)),
});

export type SharedStatus = z.output<typeof sharedStatusSchema>;

/** Returns the state of the session. */
export const getSharedStatus = endpoint({
  method: 'GET',
  path: '/core/share-status/',
  access: { of: 'account', isOpenBeforeChange: true },
  summary: 'Lifetimes of the session and what it may do inside a shared mailbox.',
  response: sharedStatusSchema,
});

/** The answer to a switch. The token is a new one: what other windows still show of the mailbox before can change nothing any more. */
const switchedSchema = wireObject({ token: z.string() });

/** Switches the session to a shared mailbox. */
export const enterSharedMailbox = endpoint({
  method: 'POST',
  path: '/share-login/',
  access: { of: 'account' },
  summary: 'Switches the session into a shared mailbox.',
  body: wireObject({ shareId: z.int() }),
  response: switchedSchema,
  problems: ['share-switch-error'],
});

/** Switches the session back to the user's own mailbox. */
export const leaveSharedMailbox = endpoint({
  method: 'POST',
  path: '/back-login/',
  access: { of: 'account' },
  summary: 'Switches the session back to the main mailbox.',
  response: switchedSchema,
  problems: ['share-switch-error'],
});
