import * as z from 'zod/mini';
import { changeSchema } from '../change/change.schema.ts';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { messageRowSchema, uidSchema } from '../message/message.schema.ts';

/** Path of the push connection. Add `?token=` and, after a reconnect, `&after=` with the last version received. */
export const pushPath = '/websocket';

/** Close code of the push connection when the session has ended. */
export const sessionEndedCode = 4401;

/** Returns the token that opens the push connection, and the current version of the mailbox. */
export const getPushToken = endpoint({
  method: 'GET',
  path: '/core/wss/',
  access: { of: 'account' },
  summary: 'The token that opens the push connection.',
  response: wireObject({ token: z.string(), version: z.int() }),
  problems: ['no-push'],
});

/** Returns the newest unread arrivals, for the notification. */
export const listNewMessages = endpoint({
  method: 'GET',
  path: '/mail/message/new/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'The newest unread arrivals.',
  response: z.object({ count: z.int(), results: z.array(messageRowSchema) }),
});

/** Moves messages of the new-mail notice to Trash. */
export const deleteNewMessages = endpoint({
  method: 'POST',
  path: '/mail/message/new/delete/',
  access: { of: 'mailbox', needs: 'write', permission: 'delete' },
  summary: 'Moves messages of the new-mail notice to Trash.',
  body: wireObject({ uids: z.array(uidSchema).check(z.minLength(1), z.maxLength(100)), folder: rawNameSchema }),
  response: z.object({ msg: z.string() }),
  problems: ['folder-not-found'],
});

/** Frames that the server sends on the push connection. */
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

/** Heartbeat. The only frame that a client sends. */
export const pingFrame = JSON.stringify({ type: 'ping' });
