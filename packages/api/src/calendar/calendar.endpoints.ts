import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, wireObject } from '../contract/wire.ts';
import { calendarFormSchema, calendarOfferSchema, calendarRights, calendarSchema, eventColors } from './calendar.schema.ts';

const calendarId = z.int().check(z.minimum(1));
const inPath = z.object({
  id: z.codec(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.int(), { decode: Number, encode: String }),
});
const done = z.object({ msg: z.string() });

/** Answers the user's calendars and those of others that the user has taken (CAL-15), own ones first. */
export const listCalendars = endpoint({
  method: 'GET',
  path: '/calendar/calendar/',
  access: { of: 'mailbox', needs: 'read', lock: 'calendar' },
  summary: 'The own and the shared calendars.',
  response: listOf(calendarSchema),
});

/** Answers the calendars that others share and the user has not answered: nobody finds the calendars of others in the list unasked. */
export const listCalendarOffers = endpoint({
  method: 'GET',
  path: '/calendar/calendar/offer/',
  access: { of: 'mailbox', needs: 'read', lock: 'calendar' },
  summary: 'The calendars that others offer.',
  response: listOf(calendarOfferSchema),
});

/** Puts an offered calendar among the user's, or declines it: then it is no longer shared with the user. */
export const answerCalendarOffer = endpoint({
  method: 'POST',
  path: '/calendar/calendar/answer-offer/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Takes an offered calendar, or declines it.',
  body: wireObject({ calendarId, isAccepted: z.boolean() }),
  response: done,
  problems: ['calendar-not-found'],
});

/** Makes a calendar (CAL-16). It is offered to whom it is shared with, within the system only (CAL-14). */
export const createCalendar = endpoint({
  method: 'POST',
  path: '/calendar/calendar/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Makes a calendar.',
  body: calendarFormSchema,
  response: calendarSchema,
  problems: ['calendar-name-rule', 'not-system-mailbox', 'too-many-kept'],
});

/** Changes a calendar of one's own (CAL-17). */
export const changeCalendar = endpoint({
  method: 'PUT',
  path: '/calendar/calendar/:id/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Changes a calendar.',
  params: inPath,
  body: calendarFormSchema,
  response: calendarSchema,
  problems: ['calendar-not-found', 'calendar-name-rule', 'not-system-mailbox'],
});

/** Removes a calendar with its events (CAL-18); whoever was invited is told. The first one stays. */
export const deleteCalendar = endpoint({
  method: 'DELETE',
  path: '/calendar/calendar/:id/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Removes a calendar with its events.',
  params: inPath,
  response: done,
  problems: ['calendar-not-found', 'calendar-is-default', 'sending-limit'],
});

/** Shows a calendar in the view, or hides it (CAL-19). Of a shared one, for oneself alone. */
export const showCalendar = endpoint({
  method: 'POST',
  path: '/calendar/calendar/show/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Shows or hides a calendar.',
  body: wireObject({ calendarId, isShown: z.boolean() }),
  response: done,
  problems: ['calendar-not-found'],
});

/** Answers the calendars that an event may be put into (CAL-20). */
export const listTargetCalendars = endpoint({
  method: 'GET',
  path: '/calendar/calendar/target_id/',
  access: { of: 'mailbox', needs: 'read', lock: 'calendar' },
  summary: 'The calendars that an event may be put into.',
  response: listOf(
    wireObject({ id: z.int(), name: z.string(), color: z.enum(eventColors), isOwn: z.boolean(), right: z.enum(calendarRights) }),
  ),
});

/** Takes a person off the share of a calendar (CAL-21); of a calendar of somebody else only oneself. */
export const unshareCalendar = endpoint({
  method: 'POST',
  path: '/calendar/calendar/delete-invitor/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Takes a person off the share of a calendar.',
  body: wireObject({ calendarId, address: z.string().check(z.maxLength(320)) }),
  response: done,
  problems: ['calendar-not-found'],
});
