export { calendarOfferOptions, eventListOptions, eventOptions, sharedEventsOptions } from './calendar.queries.ts';
export { calendarStrings } from './calendar.strings.ts';
export { EventEditor, type EventEditorProps, keptEvent } from './EventEditor.tsx';
export { emptyDraft, gridId, nextHour, toDraft, toEventForm, toGrid, wallRange, wireTimes } from './eventDrafts.ts';
export { PeopleField } from './PeopleField.tsx';
export { MeetingFromMail } from './parts.ts';
export { useCalendars } from './useCalendars.ts';
