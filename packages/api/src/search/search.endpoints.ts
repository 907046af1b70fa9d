import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, queryInt, text, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { messageRowSchema } from '../message/message.schema.ts';

/** The full-text box takes at most this many characters (SRC-01). */
export const maximumKeyword = 50;

/** What a search asks for (SRC-15). `date` 1 to 7 and `size` 1 to 3 are the ranges of SRC-06 and SRC-07. */
export const searchQuerySchema = wireObject({
  keyword: z.optional(text(200)),
  subject: z.optional(text(200)),
  sender: z.optional(text(200)),
  recipient: z.optional(text(200)),
  attachment: named('attach', z.optional(text(200))),
  folder: z.optional(rawNameSchema),
  date: z.optional(queryInt(1, 7)),
  size: z.optional(queryInt(1, 3)),
  page: queryInt(1, 1_000_000),
  pageSize: queryInt(1, 100),
});

export type SearchQuery = z.output<typeof searchQuerySchema>;

/** Finds mail by words in subject, people, body and attachment names; Drafts are left out (SRC-18, SRC-19, SRC-20). */
export const searchMessages = endpoint({
  method: 'GET',
  path: '/mail/message/search/',
  summary: 'Finds mail in one folder or in all.',
  query: searchQuerySchema,
  response: z.object({ total: z.int(), results: z.array(messageRowSchema) }),
  problems: ['folder-not-found', 'search-conditions'],
});
