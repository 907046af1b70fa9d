export { deleteEvents, selectOfCalendar } from './ownEvent.repository.ts';
