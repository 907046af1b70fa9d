import * as z from 'zod/mini';
import { text } from '../contract/wire.ts';

/** Maximum lengths of an automatic reply: its name and its HTML, in characters. */
export const autoReplyLimits = { name: 50, content: 100_000, rules: 50 } as const;

/** A time of day such as `09:00`. */
export const timeOfDaySchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Checks run on malformed text, too: a date that doesn't exist must not throw. */
function isMinute(text: string): boolean {
  const at = new Date(`${text}:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** A minute of the account's calendar such as `2026-11-24T09:00`. */
const minuteSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/), z.refine(isMinute, { abort: true }));

const weekdaySchema = z.int().check(z.minimum(1), z.maximum(7));

/**
 * Period in which a rule replies: always, at certain times on certain weekdays, or between two minutes. Days are 1 for Monday to 7 for Sunday. All
 * times are in the account's time zone and belong to the period, the last minute too.
 */
export const replyPeriodSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('always') }),
  z
    .object({
      type: z.literal('weekday'),
      startDay: weekdaySchema,
      endDay: weekdaySchema,
      start: timeOfDaySchema,
      end: timeOfDaySchema,
    })
    .check(
      z.refine(({ startDay, endDay }) => startDay <= endDay, { path: ['endDay'] }),
      z.refine(({ start, end }) => start < end, { path: ['end'] }),
    ),
  z
    .object({ type: z.literal('date'), start: minuteSchema, end: minuteSchema })
    .check(z.refine(({ start, end }) => start < end, { path: ['end'] })),
]);

export type ReplyPeriod = z.output<typeof replyPeriodSchema>;

/** IANA time zone of the person who saves; an unknown one is not kept. */
export const ownTimeZoneSchema = z.optional(text(60));
