export { sharedEventsOptions } from './calendar.queries.ts';
