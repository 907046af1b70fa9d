import * as z from 'zod/mini';
import { changeSchema } from '../change/change.schema.ts';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';
import { messageRowSchema } from '../message/message.schema.ts';

/** Where the push connection opens (PSH-01): `?token=` and, after a reconnect, `&after=` and the last version seen. */
export const pushPath = '/websocket';

/** Answers the token that opens the push connection, and the version the mailbox is at (PSH-01). */
export const getPushToken = endpoint({
  method: 'GET',
  path: '/core/wss/',
  access: { of: 'account' },
  summary: 'The token that opens the push connection.',
  response: wireObject({ token: z.string(), version: z.int() }),
  problems: ['no-push'],
});

/** Answers the newest unread arrivals, for the notice (PSH-18). */
export const listNewMessages = endpoint({
  method: 'GET',
  path: '/mail/message/new/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'The newest unread arrivals.',
  response: z.object({ count: z.int(), results: z.array(messageRowSchema) }),
});

/** What the server says on the push connection. */
export const pushFrameSchema = z.discriminatedUnion('type', [
  /** The mailbox's changes up to `version`, oldest first; `versions` has for each of them the versions of the journal that it stands for. */
  z.object({
    type: z.literal('changes'),
    version: z.int(),
    changes: z.array(changeSchema),
    versions: z._default(z.array(z.array(z.int())), []),
  }),
  /** The journal no longer reaches back to where the client was: everything is stale. */
  z.object({ type: z.literal('resync'), version: z.int() }),
  z.object({ type: z.literal('pong') }),
]);

export type PushFrame = z.output<typeof pushFrameSchema>;

/** The one thing a client says: the heartbeat of PSH-05. */
export const pingFrame = JSON.stringify({ type: 'ping' });
