import * as z from 'zod/mini';
import { blob, endpoint, multipart } from '../contract/endpoint.ts';
import { listOf, named, queryInt, wireObject } from '../contract/wire.ts';
import { invitationAnswerSchema } from '../invitation/invitation.schema.ts';
import { eventFormSchema, eventSchema, occurrenceFormSchema, occurrenceNameSchema, shownEventSchema } from './calendarEvent.schema.ts';

const id = z.int().check(z.minimum(1));
const inPath = z.object({
  id: z.codec(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.int(), { decode: Number, encode: String }),
});
const done = z.object({ msg: z.string() });
const moment = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/),
  z.refine((at) => !Number.isNaN(Date.parse(at))),
);
const faults = [
  'event-title-required',
  'event-ends-early',
  'repeat-count-rule',
  'repeat-ends-early',
  'email-format',
  'calendar-not-found',
] as const;

/** What tells the invited by mail. */
const leaving = ['sending-limit'] as const;

/** The longest range that is asked for at once, in days. */
export const longestRange = 400;
/** The largest calendar file that is read (CAL-28). */
export const calendarFileBytes = 512 * 1024;

/** Answers the events of the shown calendars that touch a range (CAL-22), occurrences worked out (CAL-36). */
export const listEvents = endpoint({
  method: 'GET',
  path: '/calendar/event/',
  access: { of: 'mailbox', needs: 'read', lock: 'calendar' },
  summary: 'The events of the shown calendars in a range.',
  query: wireObject({ start: moment, end: moment }),
  response: listOf(shownEventSchema),
});

/** Answers one event, or one occurrence of it, with all it is (CAL-07). */
export const getEvent = endpoint({
  method: 'GET',
  path: '/calendar/event/:id/',
  access: { of: 'mailbox', needs: 'read', lock: 'calendar' },
  summary: 'One event.',
  params: inPath,
  query: wireObject({ recurrenceId: z.optional(z.string().check(z.regex(/^\d{8}(T\d{6}Z)?$/))) }),
  response: eventSchema,
  problems: ['event-not-found'],
});

/** Puts an event into a calendar (CAL-23); whoever is invited gets a mail (CAL-33). */
export const createEvent = endpoint({
  method: 'POST',
  path: '/calendar/event/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Makes an event and invites to it.',
  body: eventFormSchema,
  response: eventSchema,
  problems: [...faults, ...leaving],
});

/** Changes an event (CAL-24) and tells those who are invited. Of an invitation only calendar and reminder are the invitee's to change. */
export const changeEvent = endpoint({
  method: 'PUT',
  path: '/calendar/event/:id/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Changes an event with all its occurrences.',
  params: inPath,
  body: eventFormSchema,
  response: eventSchema,
  problems: ['event-not-found', ...faults, ...leaving],
});

/** Removes an event with all its occurrences (CAL-25); its invitees are told (CAL-34). An invitation is declined by it. */
export const deleteEvent = endpoint({
  method: 'DELETE',
  path: '/calendar/event/:id/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Removes an event with all its occurrences.',
  params: inPath,
  response: done,
  problems: ['event-not-found', ...leaving],
});

/** Takes an invitee off an event (CAL-27), who is told so. */
export const cancelInvitee = endpoint({
  method: 'POST',
  path: '/calendar/event/cancel-invitor/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Takes an invitee off an event.',
  body: wireObject({ eventId: id, address: z.string().check(z.maxLength(320)) }),
  response: eventSchema,
  problems: ['event-not-found', ...leaving],
});

/** Reads an ics file into a calendar (CAL-28). Answers how many events it brought. */
export const importEvents = endpoint({
  method: 'POST',
  path: '/calendar/event/ics/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Reads an ics file into a calendar.',
  body: multipart(
    'icsFile',
    wireObject({
      calendarId: z.codec(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.int(), { decode: Number, encode: String }),
    }),
  ),
  response: z.object({ count: z.int() }),
  problems: ['calendar-not-found', 'not-a-calendar-file', 'too-large'],
});

/** Answers a calendar as an ics file, or one event of it (CAL-29). */
export const exportEvents = endpoint({
  method: 'GET',
  path: '/calendar/event/export-ics/',
  access: { of: 'mailbox', needs: 'read', lock: 'calendar' },
  summary: 'A calendar, or one event, as an ics file.',
  query: wireObject({ calendarId: queryInt(1, 1e15), eventId: z.optional(queryInt(1, 1e15)) }),
  response: blob,
  problems: ['calendar-not-found', 'event-not-found'],
});

/** Removes one occurrence of an event that repeats (CAL-30). */
export const deleteOccurrence = endpoint({
  method: 'POST',
  path: '/calendar/event/seq-del/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Removes one occurrence of a repeating event.',
  body: occurrenceNameSchema,
  response: done,
  problems: ['event-not-found', ...leaving],
});

/** Changes one occurrence of an event that repeats (CAL-31); it stands for itself then. */
export const changeOccurrence = endpoint({
  method: 'POST',
  path: '/calendar/event/seq-post/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Changes one occurrence of a repeating event.',
  body: occurrenceFormSchema,
  response: eventSchema,
  problems: ['event-not-found', ...faults, ...leaving],
});

/** Answers the invitation to one occurrence of an event that repeats (CAL-32). */
export const answerOccurrence = endpoint({
  method: 'POST',
  path: '/calendar/event/seq-status/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Answers the invitation to one occurrence of a repeating event.',
  body: wireObject({
    eventId: id,
    recurrenceId: z.string().check(z.regex(/^\d{8}(T\d{6}Z)?$/)),
    answer: named('status', invitationAnswerSchema),
  }),
  response: wireObject({ calendarEventId: z.int(), answer: named('status', invitationAnswerSchema) }),
  problems: ['event-not-found', ...leaving],
});
