export { CalendarPlace, EventReminder } from './parts.ts';
