import * as z from 'zod/mini';
import { named, queryInt, text, wireObject } from '../contract/wire.ts';

/** Periods of records, up to now (D-80). */
export const recordSpans = ['day', 'three-days', 'week', 'month', 'three-months', 'six-months', 'year'] as const;
/** Size ranges of mail: under 100 KB, up to 10 MB, and 10 MB and above. */
export const recordSizes = ['small', 'medium', 'large'] as const;
/** Numbers of records on a page. */
export const recordPageSizes = [10, 20, 50, 100] as const;
/** The largest sizes, in bytes, of small and medium messages. */
export const recordSizeLimits = { small: 100 * 1024, medium: 10 * 1024 * 1024 } as const;

export type RecordSpan = (typeof recordSpans)[number];
export type RecordSize = (typeof recordSizes)[number];

const pageFields = {
  /** Counted from 1. */
  page: queryInt(1, 1_000_000),
  pageSize: queryInt(1, 100).check(z.refine((size) => (recordPageSizes as readonly number[]).includes(size as number))),
  span: named('date_range', z.enum(recordSpans)),
};

/** Query of the login records. */
export const loginRecordQuery = wireObject(pageFields);

/** Query of the records of mail. Without a size range, mail of any size; an empty keyword finds all. */
export const mailRecordQuery = wireObject({
  ...pageFields,
  size: named('size_range', z.optional(z.enum(recordSizes))),
  keyword: z.optional(text(200)),
});

/** A login, whether it went well or not. */
export const loginRecordSchema = wireObject({
  id: z.int(),
  /** ISO moment. */
  at: z.string(),
  ip: z.string(),
  /** Provider or place of the IP address; empty if it isn't known (D-173). */
  place: named('isp', z.string()),
  isSuccess: z.boolean(),
});

/** Outcome of a sent, received or deleted message. */
export const recordOutcomes = ['success', 'waiting', 'failure'] as const;

/** A message that was sent, received or deleted. Never its text. */
export const mailRecordSchema = wireObject({
  id: z.int(),
  /** ISO moment. */
  at: z.string(),
  /** Sender, or the recipients of a message that was sent. */
  person: z.string(),
  subject: z.string(),
  /** Bytes. */
  size: z.int(),
  outcome: z.enum(recordOutcomes),
  /** Raw name of the folder that it came to or was deleted from; empty for sent messages and for those that were only passed on. */
  folder: z.string(),
  /** Whether it was deleted for good instead of moved to Trash. */
  isGone: z.boolean(),
  /** Response of a mail server, for a message that wasn't delivered. */
  info: z.string(),
});

export type LoginRecordQuery = z.output<typeof loginRecordQuery>;
export type MailRecordQuery = z.output<typeof mailRecordQuery>;
export type LoginRecord = z.output<typeof loginRecordSchema>;
export type MailRecord = z.output<typeof mailRecordSchema>;
