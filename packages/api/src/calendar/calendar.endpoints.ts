import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, wireObject } from '../contract/wire.ts';
import { calendarFormSchema, calendarOfferSchema, calendarRights, calendarSchema, eventColors } from './calendar.schema.ts';

const calendarId = z.int().check(z.minimum(1));
const inPath = z.object({
  id: z.codec(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.int(), { decode: Number, encode: String }),
});
const done = z.object({ msg: z.string() });

/** Returns the user's own calendars, followed by the shared calendars that the user has accepted. */
export const listCalendars = endpoint({
  method: 'GET',
  path: '/calendar/calendar/',
  access: { of: 'mailbox', needs: 'read', lock: 'calendar' },
  summary: "The user's own and shared calendars.",
  response: listOf(calendarSchema),
});

/** Returns the shared calendars that the user hasn't responded to. Shared calendars are listed only after the user accepts them. */
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
  summary: 'Accepts or declines an offered calendar.',
  body: wireObject({ calendarId, isAccepted: z.boolean() }),
  response: done,
  problems: ['calendar-not-found'],
});

/** Creates a calendar and offers it to the mailboxes it is shared with, which must be on this system. */
export const createCalendar = endpoint({
  method: 'POST',
  path: '/calendar/calendar/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Creates a calendar.',
  body: calendarFormSchema,
  response: calendarSchema,
  problems: ['calendar-name-rule', 'not-system-mailbox', 'too-many-kept'],
});

/** Changes one of the user's own calendars. */
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

/** Deletes a calendar with its events. Invitees of upcoming and repeating events are notified. The default calendar can't be deleted. */
export const deleteCalendar = endpoint({
  method: 'DELETE',
  path: '/calendar/calendar/:id/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Deletes a calendar with its events.',
  params: inPath,
  response: done,
  problems: ['calendar-not-found', 'calendar-is-default', 'sending-limit', 'list-not-allowed'],
});

/** Shows or hides a calendar in the user's view. Hiding a shared calendar affects only this user. */
export const showCalendar = endpoint({
  method: 'POST',
  path: '/calendar/calendar/show/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Shows or hides a calendar.',
  body: wireObject({ calendarId, isShown: z.boolean() }),
  response: done,
  problems: ['calendar-not-found'],
});

/** Returns the calendars that the user can add events to. */
export const listTargetCalendars = endpoint({
  method: 'GET',
  path: '/calendar/calendar/target_id/',
  access: { of: 'mailbox', needs: 'read', lock: 'calendar' },
  summary: 'Calendars that can take an event.',
  response: listOf(
    wireObject({ id: z.int(), name: z.string(), color: z.enum(eventColors), isOwn: z.boolean(), right: z.enum(calendarRights) }),
  ),
});

/** Removes a person from the share of a calendar. Users who aren't the owner can remove only themselves. */
export const unshareCalendar = endpoint({
  method: 'POST',
  path: '/calendar/calendar/delete-invitor/',
  access: { of: 'mailbox', needs: 'write', lock: 'calendar' },
  summary: 'Stops sharing a calendar with a person.',
  body: wireObject({ calendarId, address: z.string().check(z.maxLength(320)) }),
  response: done,
  problems: ['calendar-not-found'],
});
