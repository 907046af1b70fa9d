export { calendarRoutes } from './calendar.routes.ts';
export { calendarEventRoutes } from './calendarEvent.routes.ts';
export { cancelFutureEvents } from './cancelFutureEvents.ts';
