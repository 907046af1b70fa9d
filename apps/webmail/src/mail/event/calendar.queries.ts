import { type Calendar, type CalendarOffer, getEvent, listCalendarOffers, listCalendars, listEvents } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { calendarKeys } from '../../core/cache/index.ts';

/** The own and the shared calendars. */
export const calendarListOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: calendarKeys.list,
    queryFn: async ({ signal }): Promise<Calendar[]> => (await api.call(listCalendars, undefined, { signal })).results,
  });

/** The calendars that others share and the user has not answered. */
export const calendarOfferOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: calendarKeys.offers,
    queryFn: async ({ signal }): Promise<CalendarOffer[]> => (await api.call(listCalendarOffers, undefined, { signal })).results,
  });

/** One event, or one occurrence of it. */
export const eventOptions = (api: ApiClient, id: number, recurrenceId?: string) =>
  queryOptions({
    queryKey: [...calendarKeys.events, 'one', id, recurrenceId ?? ''],
    queryFn: ({ signal }) => api.call(getEvent, { params: { id }, query: recurrenceId ? { recurrenceId } : {} }, { signal }),
  });

const DAY = 86_400_000;

/** Returns the range that any view of a day's month may show: the weeks it touches, and the thirty days after it for the list. */
function rangeAround(day: string): { start: string; end: string } {
  const first = new Date(`${day.slice(0, 7)}-01T00:00`).getTime();
  return { start: new Date(first - 8 * DAY).toISOString(), end: new Date(first + 64 * DAY).toISOString() };
}

/** The events of the shown calendars around the month of a day. */
export const eventListOptions = (api: ApiClient, day: string) =>
  queryOptions({
    queryKey: [...calendarKeys.events, 'range', day.slice(0, 7)],
    queryFn: async ({ signal }) => (await api.call(listEvents, { query: rangeAround(day) }, { signal })).results,
    placeholderData: keepPreviousData,
  });

/** Number of days before and after today to search for events with a person. */
const around = { before: 30, after: 90 };

/** The events of the shown calendars that a person organizes or is invited to, around a day. */
export const sharedEventsOptions = (api: ApiClient, person: string, day: string) =>
  queryOptions({
    queryKey: [...calendarKeys.events, 'person', person, day],
    queryFn: async ({ signal }) => {
      const now = new Date(day).getTime();
      const start = new Date(now - around.before * DAY).toISOString();
      const end = new Date(now + around.after * DAY).toISOString();
      return (await api.call(listEvents, { query: { start, end, person } }, { signal })).results;
    },
  });
