import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { tagIdSchema } from '../tag/tag.endpoints.ts';
import { bulkAnswerSchema, moveAnswerSchema } from './bulk.schema.ts';
import {
  messageRefSchema,
  messageRowSchema,
  messageSchema,
  messageSorts,
  messagesRefSchema,
  uidSchema,
  uidsSchema,
  viewFilterSchema,
} from './message.schema.ts';

const uidParam = z.object({ uid: queryInt(1, Number.MAX_SAFE_INTEGER) });
const pageQuery = {
  limit: queryInt(1, 100),
  offset: queryInt(0, 1_000_000_000),
  sort: z.optional(z.enum(messageSorts)),
  viewFilter: named('search', z.optional(viewFilterSchema)),
};

/** Fields of the filter form above the list. */
const formQuery = { sender: z.optional(text(200)), subject: z.optional(text(200)), content: z.optional(text(200)) };

/** Returns one page of a folder. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/mail/message/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'One page of a folder.',
  query: wireObject({ folder: rawNameSchema, ...pageQuery, ...formQuery }),
  response: wireObject({ count: z.int(), unseenCount: z.int(), results: z.array(messageRowSchema) }),
  problems: ['folder-not-found'],
});

/**
 * Returns a message and marks it as read. A prefetch has no side effects.
 *
 * - `view` 3 to 7 returns it prepared for a reply, a forward or sending again. `timeZone` (IANA) is used for the date in the quote header.
 * - `view` 1 and 2 return source and header as text.
 * - Messages with a view password are returned without text and files.
 * - For a burn message, each call counts as one view. Its files can be fetched for ten minutes after that.
 */
export const readMessage = endpoint({
  method: 'GET',
  path: '/mail/message/:uid/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'One message, its source, or the start of a reply to it.',
  params: uidParam,
  query: wireObject({
    folder: rawNameSchema,
    view: z.optional(queryInt(1, 7)),
    isPrefetch: named('prefetch', z.optional(queryFlag())),
    timeZone: named('tz', z.optional(text(60))),
  }),
  response: messageSchema,
  problems: ['mail-not-found', 'folder-not-found', 'mail-password-wrong', 'sealed-not-attached', 'burn-not-forwarded'],
});

/** Maximum number of messages returned by `listNeighbours`. */
export const maximumNeighbours = 100_000;

/**
 * Returns the uids of a list page, for the previous and next message. With `uid`, the page is centered on that message, even if the filter
 * now excludes it. `offset` is then ignored.
 */
export const listNeighbours = endpoint({
  method: 'GET',
  path: '/mail/message/neighbours/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'The uids of one page of a folder, or of the messages around one, for previous and next.',
  query: wireObject({
    folder: rawNameSchema,
    ...pageQuery,
    ...formQuery,
    limit: queryInt(1, maximumNeighbours),
    uid: z.optional(queryInt(1, Number.MAX_SAFE_INTEGER)),
  }),
  response: z.object({ count: z.int(), results: z.array(wireObject({ uid: uidSchema })) }),
  problems: ['folder-not-found'],
});

/** Adds or removes flags and tags by wire name. */
export const flagMessages = endpoint({
  method: 'POST',
  path: '/mail/message/flag/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Adds or removes flags and tags.',
  body: wireObject({
    uids: uidsSchema,
    folder: rawNameSchema,
    action: z.enum(['add', 'remove']),
    flags: z
      .array(
        z
          .string()
          .check(
            z.regex(/^(\\Seen|\\flagged|umail-(green|orange|blue|pink|cyan|yellow|purple|gray|forword|emergent)|Answered|tag\d{1,9})$/),
          ),
      )
      .check(z.minLength(1), z.maxLength(30)),
  }),
  response: bulkAnswerSchema,
  problems: ['folder-not-found', 'tag-not-found'],
});

/** Removes one tag from messages. */
export const cancelTag = endpoint({
  method: 'POST',
  path: '/mail/message/cancel-stag/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Removes one tag from messages.',
  body: wireObject({ uids: uidsSchema, folder: rawNameSchema, tagId: named('flag', tagIdSchema) }),
  response: bulkAnswerSchema,
  problems: ['folder-not-found'],
});

/** Removes all tags from messages. */
export const cancelTags = endpoint({
  method: 'POST',
  path: '/mail/message/cancel-tag/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Removes all tags from messages.',
  body: messagesRefSchema,
  response: bulkAnswerSchema,
  problems: ['folder-not-found'],
});

/** Moves messages to another folder. They get new uids and keep everything else. */
export const moveMessages = endpoint({
  method: 'POST',
  path: '/mail/message/move/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Moves messages to another folder.',
  body: wireObject({
    uids: uidsSchema,
    sourceFolder: named('src_folder', rawNameSchema),
    targetFolder: named('dst_folder', rawNameSchema),
  }),
  response: moveAnswerSchema,
  problems: ['folder-not-found'],
});

/** Moves the open message. Returns its new location. */
export const moveReadMessage = endpoint({
  method: 'POST',
  path: '/mail/message/pmove/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Moves one message and returns its new place.',
  body: wireObject({
    uid: uidSchema,
    sourceFolder: named('src_folder', rawNameSchema),
    targetFolder: named('dst_folder', rawNameSchema),
  }),
  response: messageRefSchema,
  problems: ['mail-not-found', 'folder-not-found'],
});

/** Moves messages to Trash. Messages in Trash are deleted permanently. */
export const deleteMessages = endpoint({
  method: 'POST',
  path: '/mail/message/delete/',
  access: { of: 'mailbox', needs: 'write', permission: 'delete' },
  summary: 'Moves messages to Trash, or deletes them permanently if they are already there.',
  body: messagesRefSchema,
  response: moveAnswerSchema,
  problems: ['folder-not-found'],
});

/** Deletes messages permanently. */
export const expungeMessages = endpoint({
  method: 'POST',
  path: '/mail/message/expunge/',
  access: { of: 'mailbox', needs: 'write', permission: 'delete' },
  summary: 'Deletes messages permanently.',
  body: messagesRefSchema,
  response: bulkAnswerSchema,
  problems: ['folder-not-found'],
});
