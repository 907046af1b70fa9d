export * from './calendar.endpoints.ts';
export * from './calendar.schema.ts';
export * from './calendarEvent.endpoints.ts';
export * from './calendarEvent.schema.ts';
