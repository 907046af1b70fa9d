import * as z from 'zod/mini';
import { blob, endpoint, multipart } from '../contract/endpoint.ts';
import { listOf, named, queryInt, text, wireObject } from '../contract/wire.ts';
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

/** Problems of calls that notify invitees by mail. */
const leaving = ['sending-limit', 'list-not-allowed'] as const;

/** Maximum range of one request, in days. */
export const longestRange = 400;
/** Maximum size of an imported calendar file, in bytes. */
export const calendarFileBytes = 512 * 1024;

/**
 * Returns the events of the visible calendars that overlap a range. Series are expanded to occurrences. With `person`, only events that this
 * address organizes or is invited to.
 */
export const listEvents = endpoint({
  method: 'GET',
  path: '/calendar/event/',
  access: { of: 'mailbox', needs: 'read', lock: 'calendar' },
  summary: 'The events of the shown calendars in a range.',
  query: wireObject({ start: moment, end: moment, person: z.optional(text(320)) }),
  response: listOf(shownEventSchema),
});

/** Returns one event, or one occurrence of it, with all fields. */
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

/** Adds an event to a calendar and sends invitations to the invitees by mail. */
export const createEvent = endpoint({
  method: 'POST',
  path: '/calendar/event/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Creates an event and sends its invitations.',
  body: eventFormSchema,
  response: eventSchema,
  problems: [...faults, ...leaving],
});

/** Changes an event and notifies its invitees. Invitees can change only the calendar and the reminder of an invitation. */
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

/** Deletes an event with all its occurrences and notifies its invitees. Deleting an invitation declines it. */
export const deleteEvent = endpoint({
  method: 'DELETE',
  path: '/calendar/event/:id/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Deletes an event with all its occurrences.',
  params: inPath,
  response: done,
  problems: ['event-not-found', ...leaving],
});

/** Removes an invitee from an event and notifies them. */
export const cancelInvitee = endpoint({
  method: 'POST',
  path: '/calendar/event/cancel-invitor/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Removes an invitee from an event.',
  body: wireObject({ eventId: id, address: z.string().check(z.maxLength(320)) }),
  response: eventSchema,
  problems: ['event-not-found', ...leaving],
});

/** Imports an ics file into a calendar. Returns the number of imported events. */
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

/** Returns a calendar, or one of its events, as an ics file. */
export const exportEvents = endpoint({
  method: 'GET',
  path: '/calendar/event/export-ics/',
  access: { of: 'mailbox', needs: 'read', lock: 'calendar' },
  summary: 'A calendar, or one event, as an ics file.',
  query: wireObject({ calendarId: queryInt(1, 1e15), eventId: z.optional(queryInt(1, 1e15)) }),
  response: blob,
  problems: ['calendar-not-found', 'event-not-found'],
});

/** Deletes one occurrence of a repeating event. */
export const deleteOccurrence = endpoint({
  method: 'POST',
  path: '/calendar/event/seq-del/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Deletes one occurrence of a repeating event.',
  body: occurrenceNameSchema,
  response: done,
  problems: ['event-not-found', ...leaving],
});

/** Changes one occurrence of a repeating event, which detaches it from the series. */
export const changeOccurrence = endpoint({
  method: 'POST',
  path: '/calendar/event/seq-post/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Changes one occurrence of a repeating event.',
  body: occurrenceFormSchema,
  response: eventSchema,
  problems: ['event-not-found', ...faults, ...leaving],
});

/** Responds to the invitation to one occurrence of a repeating event. */
export const answerOccurrence = endpoint({
  method: 'POST',
  path: '/calendar/event/seq-status/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Responds to the invitation to one occurrence of a repeating event.',
  body: wireObject({
    eventId: id,
    recurrenceId: z.string().check(z.regex(/^\d{8}(T\d{6}Z)?$/)),
    answer: named('status', invitationAnswerSchema),
  }),
  response: wireObject({ calendarEventId: z.int(), answer: named('status', invitationAnswerSchema) }),
  problems: ['event-not-found', ...leaving],
});
