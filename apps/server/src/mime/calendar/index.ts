export { recurrenceIdOf, zoneOf } from './calendarTime.ts';
export { calendarWords } from './calendarWords.ts';
export { beginningOf, DAY, repeatOf, ruleOf, shownTimes, storedTimes, zoneOfEvent } from './eventTimes.ts';
export { type Occurrence, occurrenceOf, occurrencesOf, readRule, type Series } from './expandRepeat.ts';
export type { InvitationMail } from './InvitationMail.ts';
export { calendarLimits, readCalendar, readEvents } from './readCalendar.ts';
