import * as z from 'zod/mini';
import type { ProblemCode } from '../contract/Problem.ts';
import { named, text, wireObject } from '../contract/wire.ts';
import { invitationStateSchema, inviteeSchema } from '../invitation/invitation.schema.ts';
import { addressSchema } from '../recipient/recipient.schema.ts';

/** Frequencies of a repeating event. */
export const repeatFrequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const;

export type RepeatFrequency = (typeof repeatFrequencies)[number];

const daySchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** Frequency and end of a repeating event. It ends after a number of times, on a date, or never. */
export const eventRepeatSchema = wireObject({
  frequency: z.enum(repeatFrequencies),
  end: z.discriminatedUnion('type', [
    z.object({ type: z.literal('never') }),
    // Above 0 (CAL-11).
    z.object({ type: z.literal('count'), count: z.int('repeat-count-rule').check(z.minimum(1, 'repeat-count-rule'), z.maximum(9999)) }),
    z.object({ type: z.literal('date'), date: daySchema }),
  ]),
});

export type EventRepeat = z.output<typeof eventRepeatSchema>;

/** The first and the last year that a calendar knows. */
export const calendarYears = { first: 1900, last: 2199 } as const;

/** Whether this is a day or a moment that a calendar knows. */
function isTime(written: string): boolean {
  const at = new Date(written);
  if (Number.isNaN(at.getTime())) return false;
  const year = at.getUTCFullYear();
  // `Date` turns a day such as February 30 into a day of the next month. Reject it.
  const isReal = written.length > 10 || at.toISOString().startsWith(written);
  return isReal && year >= calendarYears.first && year <= calendarYears.last;
}

/** A moment in ISO 8601 with its offset, or the date alone of an event of whole days. */
const timeSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/), z.refine(isTime));

/** The longest an event is called to mind before it begins: four weeks, in minutes. */
export const longestReminder = 28 * 24 * 60;
/** Maximum number of invitees of an event. */
export const mostInvitees = 500;

const personSchema = wireObject({ address: z.string().check(z.maxLength(320)), name: text(200) });

const formFields = {
  calendarId: z.int().check(z.minimum(1)),
  title: text(200).check(z.refine((title) => title.trim() !== '', 'event-title-required')),
  startsAt: timeSchema,
  /** For all-day events, the last day. */
  endsAt: timeSchema,
  isAllDay: z.boolean(),
  /** IANA time zone in which a series repeats. */
  timeZone: text(100),
  /** `null` if the event doesn't repeat. */
  repeat: z.nullable(eventRepeatSchema),
  location: text(500),
  description: text(10_000),
  /** Minutes before the start, or `null` for no reminder. */
  reminderMinutes: z.nullable(z.int().check(z.minimum(0), z.maximum(longestReminder))),
  invitees: z.array(personSchema).check(z.maxLength(mostInvitees)),
};

/** Input for creating or changing an event. */
export const eventFormSchema = wireObject(formFields);

export type EventForm = z.output<typeof eventFormSchema>;

/** The start that an occurrence would have in its series: `20261120T010000Z`, or `20261120` of a whole day. */
const recurrenceIdSchema = z.string().check(z.regex(/^\d{8}(T\d{6}Z)?$/));

/** Input for changing one occurrence of an event. The occurrence itself doesn't repeat. */
export const occurrenceFormSchema = wireObject({ ...formFields, eventId: z.int().check(z.minimum(1)), recurrenceId: recurrenceIdSchema });

/** Names one occurrence of an event that repeats. */
export const occurrenceNameSchema = wireObject({ eventId: z.int().check(z.minimum(1)), recurrenceId: recurrenceIdSchema });

/**
 * Returns the problem that prevents saving an event, or `null`. Days and times mixed up, an end before the start, and a series that ends on
 * a day before the start are problems.
 */
export function eventFault({ startsAt, endsAt, isAllDay, repeat }: Omit<EventForm, 'calendarId'>): ProblemCode | null {
  const isDay = (time: string) => time.length === 10;
  if (isDay(startsAt) !== isAllDay || isDay(endsAt) !== isAllDay) return 'invalid-input';
  if (new Date(endsAt) < new Date(startsAt)) return 'event-ends-early';
  // A day is the writer's own: it may be the one before in UTC.
  if (repeat?.end.type === 'date' && Date.parse(repeat.end.date) + 86_400_000 < Date.parse(startsAt.slice(0, 10)))
    return 'repeat-ends-early';
  return null;
}

const shownFields = {
  /** Id of the event, or of the occurrence if it was detached from its series. */
  id: z.int(),
  calendarId: z.int(),
  /** Id of the occurrence within its series. Empty for an event that doesn't repeat. */
  recurrenceId: z.string(),
  title: z.string(),
  /** ISO 8601; of whole days the date alone, and `endsAt` is then the last day. */
  startsAt: z.string(),
  endsAt: z.string(),
  isAllDay: z.boolean(),
  location: z.string(),
  /** The user's response to the invitation. `accept` for the user's own events. */
  answer: named('status', invitationStateSchema),
  /** It belongs to a series. */
  isRepeating: z.boolean(),
  /** The user may change it. */
  canEdit: z.boolean(),
};

/** An event as shown in a view. A series is returned as its occurrences. */
export const shownEventSchema = wireObject(shownFields);

export type ShownEvent = z.output<typeof shownEventSchema>;

/** An event with all fields. */
export const eventSchema = wireObject({
  ...shownFields,
  timeZone: z.string(),
  description: z.string(),
  repeat: z.nullable(eventRepeatSchema),
  reminderMinutes: z.nullable(z.int()),
  organiser: addressSchema,
  /** Whether the owner of the event's calendar is the organizer. */
  isOrganiser: z.boolean(),
  invitees: z.array(inviteeSchema),
});

export type CalendarEvent = z.output<typeof eventSchema>;
