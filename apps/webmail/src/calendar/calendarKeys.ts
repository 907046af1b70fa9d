/** What the cache keeps of calendars. */
export const calendarKeys = {
  all: ['calendar'],
  list: ['calendar', 'list'],
  events: ['calendar', 'event'],
} as const;
