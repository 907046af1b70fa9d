import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const CalendarPlace = lazyPart(async () => (await import('./CalendarPlace.tsx')).CalendarPlace);
export const EventReminder = lazyPart(async () => (await import('./EventReminder.tsx')).EventReminder);
