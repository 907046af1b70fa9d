import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import { anyFolderSchema } from '../folder/folder.schema.ts';
import { messageRowFields, uidSchema, withFlags } from '../message/message.schema.ts';

/** Default number of results per page. */
const defaultPageSize = 20;

/** One of so many ranges; nothing or 0 for none of them. */
const range = (last: number) =>
  z.codec(z.string().check(z.regex(/^\d?$/)), z.int().check(z.minimum(0), z.maximum(last)), {
    decode: (text) => Number(text),
    encode: (number) => String(number),
  });

const conditions = {
  /** Words, and operators among them as `parseSearch` reads them (D-177). */
  keyword: z.optional(text(200)),
  subject: z.optional(text(200)),
  sender: z.optional(text(200)),
  recipient: z.optional(text(200)),
  /** Address of a person. Finds messages from them and to them. */
  person: z.optional(text(320)),
  attachment: named('attach', z.optional(text(200))),
  /** Folder to search. `root` or empty for all folders. */
  folder: z.optional(anyFolderSchema),
  date: z.optional(range(7)),
  size: z.optional(range(3)),
  /** The zone of the reader (IANA), whose days and months the ranges of `date` count. */
  timeZone: named('tz', z.optional(text(60))),
  /** Labels of the selected conditions in the user's language. The server ignores them. */
  folderText: named('folder_desc', z.optional(text(200))),
  dateText: named('date_desc', z.optional(text(200))),
  sizeText: named('size_desc', z.optional(text(200))),
};

/** Conditions of a search. `date` 1 to 7 and `size` 1 to 3 are numbers of fixed ranges. */
export const searchConditionsSchema = wireObject(conditions);

export type SearchConditions = z.output<typeof searchConditionsSchema>;

/** Conditions and page of a search. */
export const searchQuerySchema = wireObject({
  ...conditions,
  page: z._default(queryInt(1, 1_000_000), 1),
  pageSize: z._default(queryInt(1, 100), defaultPageSize),
  /** Searches only the newest messages, and returns the results immediately. See `isPartial`. */
  isEarly: named('early', z.optional(queryFlag())),
});

export type SearchQuery = z.output<typeof searchQuerySchema>;

const marksSchema = z.array(z.tuple([z.int(), z.int()]));

/** Ranges of the search words in a text. Each has a start (inclusive) and an end (exclusive). */
export type Marks = z.output<typeof marksSchema>;

const foundRowSchema = withFlags(
  wireObject({
    ...messageRowFields,
    subjectMarks: z.optional(marksSchema),
    /** In the sender's name, or in the address where there is none. */
    senderMarks: z.optional(marksSchema),
    /** Excerpt of the body with the search words. If the body has none, an excerpt of the file `fileName`. */
    snippet: z.optional(wireObject({ text: z.string(), marks: marksSchema, fileName: z.optional(z.string()) })),
  }),
);

/** A search result with the ranges to highlight. */
export type FoundRow = z.output<typeof foundRowSchema>;

/** Finds messages by words in subject, people, body and attachments. Drafts are excluded. */
export const searchMessages = endpoint({
  method: 'GET',
  path: '/mail/message/search/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Finds mail in one folder or in all.',
  query: searchQuerySchema,
  /** With `isPartial`, older messages were not searched, and `total` counts only results among the newest. */
  response: wireObject({ total: z.int(), isPartial: z.optional(z.boolean()), results: z.array(foundRowSchema) }),
  problems: ['folder-not-found', 'search-conditions'],
});

/** Maximum number of messages returned by `listFoundUids`. */
export const maximumFound = 100_000;

const foundUidsSchema = wireObject({ folder: named('raw_name', z.string()), uids: z.array(uidSchema) });

/** Names all that a search finds, folder by folder, newest first, to act on it. With `isPartial` there is more than `maximumFound`. */
export const listFoundUids = endpoint({
  method: 'GET',
  path: '/mail/message/search/uids/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'References of every message that a search finds.',
  query: searchConditionsSchema,
  response: wireObject({ total: z.int(), isPartial: z.optional(z.boolean()), folders: z.array(foundUidsSchema) }),
  problems: ['folder-not-found', 'search-conditions'],
});
