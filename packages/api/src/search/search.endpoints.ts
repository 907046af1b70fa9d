import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import { anyFolderSchema } from '../folder/folder.schema.ts';
import { messageRowFields, uidSchema, withFlags } from '../message/message.schema.ts';

/** Results on a page unless more or fewer are asked for (SRC-16). */
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
  /** An address: finds what came from it and what went to it (RED-25). */
  person: z.optional(text(320)),
  attachment: named('attach', z.optional(text(200))),
  /** `root`, or nothing, for all folders (SRC-05). */
  folder: z.optional(anyFolderSchema),
  date: z.optional(range(7)),
  size: z.optional(range(3)),
  /** The zone of the reader (IANA), whose days and months the ranges of `date` count. */
  timeZone: named('tz', z.optional(text(60))),
  /** What was chosen, in the words of the reader; nobody judges it (SRC-17). */
  folderText: named('folder_desc', z.optional(text(200))),
  dateText: named('date_desc', z.optional(text(200))),
  sizeText: named('size_desc', z.optional(text(200))),
};

/** What mail is looked for by (SRC-15). `date` 1 to 7 and `size` 1 to 3 are the ranges of SRC-06 and SRC-07. */
export const searchConditionsSchema = wireObject(conditions);

export type SearchConditions = z.output<typeof searchConditionsSchema>;

/** One page of a search (SRC-15). */
export const searchQuerySchema = wireObject({
  ...conditions,
  page: z._default(queryInt(1, 1_000_000), 1),
  pageSize: z._default(queryInt(1, 100), defaultPageSize),
  /** Looks through the newest mails alone and answers at once what is among them; see `isPartial`. */
  isEarly: named('early', z.optional(queryFlag())),
});

export type SearchQuery = z.output<typeof searchQuerySchema>;

const marksSchema = z.array(z.tuple([z.int(), z.int()]));

/** Where in a text the words of a search stand: beginnings, and the places behind their ends. */
export type Marks = z.output<typeof marksSchema>;

const foundRowSchema = withFlags(
  wireObject({
    ...messageRowFields,
    subjectMarks: z.optional(marksSchema),
    /** In the sender's name, or in the address where there is none. */
    senderMarks: z.optional(marksSchema),
    /** A piece of the body, or of the file that is named, where words were found that stand in none of the others. */
    snippet: z.optional(wireObject({ text: z.string(), marks: marksSchema, fileName: z.optional(z.string()) })),
  }),
);

/** A row that a search found, with what there is to be marked in it. */
export type FoundRow = z.output<typeof foundRowSchema>;

/** Finds mail by words in subject, people, body and attached files; Drafts are left out (SRC-18, SRC-19, SRC-20). */
export const searchMessages = endpoint({
  method: 'GET',
  path: '/mail/message/search/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Finds mail in one folder or in all.',
  query: searchQuerySchema,
  /** With `isPartial` older mails were not looked through: `total` counts what was found among the newest. */
  response: wireObject({ total: z.int(), isPartial: z.optional(z.boolean()), results: z.array(foundRowSchema) }),
  problems: ['folder-not-found', 'search-conditions'],
});

/** So many mails at most are named by `listFoundUids`. */
export const maximumFound = 100_000;

const foundUidsSchema = wireObject({ folder: named('raw_name', z.string()), uids: z.array(uidSchema) });

/** Names all that a search finds, folder by folder, newest first, to act on it. With `isPartial` there is more than `maximumFound`. */
export const listFoundUids = endpoint({
  method: 'GET',
  path: '/mail/message/search/uids/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Names every mail that a search finds.',
  query: searchConditionsSchema,
  response: wireObject({ total: z.int(), isPartial: z.optional(z.boolean()), folders: z.array(foundUidsSchema) }),
  problems: ['folder-not-found', 'search-conditions'],
});
