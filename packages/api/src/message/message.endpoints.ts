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

/** The form of the list (LST-19). */
const formQuery = { sender: z.optional(text(200)), subject: z.optional(text(200)), content: z.optional(text(200)) };

/** Answers one page of a folder (LST-69). A pending earlier list is cancelled by the next (LST-70). */
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
 * Answers a mail and marks it read (RED-56, RED-61). `view` 3 to 7 answers it ready to be answered or sent on (CMP-58);
 * 1 and 2 answer source and header as text (RED-65). A prefetch leaves no trace. A mail with a view password comes without text and files
 * (RED-62); each call for a burn mail is one of its readings (RED-63), and for ten minutes after it its files can be fetched. `timeZone` (IANA) is that of the reader, in which a
 * quoted original names its date.
 */
export const readMessage = endpoint({
  method: 'GET',
  path: '/mail/message/:uid/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'One mail, or its source, or what an answer to it begins with.',
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

/** So many mails at most are named by `listNeighbours`. */
export const maximumNeighbours = 100_000;

/**
 * Answers the uids of a list page, so that a read mail knows the ones beside it (RED-58). With `uid` the page has that mail in its middle,
 * wherever it stands by now, also where the filter leaves it out since it was read; `offset` says nothing then.
 */
export const listNeighbours = endpoint({
  method: 'GET',
  path: '/mail/message/neighbours/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'The uids of one page of a folder, or of those around a mail, for previous and next.',
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

/** Adds or removes flags by their wire names (TAG-25). */
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

/** Takes one tag off mails (TAG-26). */
export const cancelTag = endpoint({
  method: 'POST',
  path: '/mail/message/cancel-stag/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Takes one tag off mails.',
  body: wireObject({ uids: uidsSchema, folder: rawNameSchema, tagId: named('flag', tagIdSchema) }),
  response: bulkAnswerSchema,
  problems: ['folder-not-found'],
});

/** Takes all tags off mails (TAG-27). */
export const cancelTags = endpoint({
  method: 'POST',
  path: '/mail/message/cancel-tag/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Takes all tags off mails.',
  body: messagesRefSchema,
  response: bulkAnswerSchema,
  problems: ['folder-not-found'],
});

/** Moves mails to another folder, where they get new uids and keep all else (LST-71, LST-85). */
export const moveMessages = endpoint({
  method: 'POST',
  path: '/mail/message/move/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Moves mails to another folder.',
  body: wireObject({
    uids: uidsSchema,
    sourceFolder: named('src_folder', rawNameSchema),
    targetFolder: named('dst_folder', rawNameSchema),
  }),
  response: moveAnswerSchema,
  problems: ['folder-not-found'],
});

/** Moves the mail that is being read; answers where it is now (LST-72). */
export const moveReadMessage = endpoint({
  method: 'POST',
  path: '/mail/message/pmove/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Moves one mail and answers where it is now.',
  body: wireObject({
    uid: uidSchema,
    sourceFolder: named('src_folder', rawNameSchema),
    targetFolder: named('dst_folder', rawNameSchema),
  }),
  response: messageRefSchema,
  problems: ['mail-not-found', 'folder-not-found'],
});

/** Moves mails to Trash; from Trash it removes them for good (LST-73, LST-82). */
export const deleteMessages = endpoint({
  method: 'POST',
  path: '/mail/message/delete/',
  access: { of: 'mailbox', needs: 'write', permission: 'delete' },
  summary: 'Moves mails to Trash, or removes them for good when they are there.',
  body: messagesRefSchema,
  response: moveAnswerSchema,
  problems: ['folder-not-found'],
});

/** Removes mails for good (LST-74). */
export const expungeMessages = endpoint({
  method: 'POST',
  path: '/mail/message/expunge/',
  access: { of: 'mailbox', needs: 'write', permission: 'delete' },
  summary: 'Removes mails for good.',
  body: messagesRefSchema,
  response: bulkAnswerSchema,
  problems: ['folder-not-found'],
});
