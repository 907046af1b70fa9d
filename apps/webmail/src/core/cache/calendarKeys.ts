/** Query keys of calendar data. */
export const calendarKeys = {
  all: ['calendar'],
  list: ['calendar', 'list'],
  offers: ['calendar', 'offer'],
  events: ['calendar', 'event'],
} as const;
