export { applyInvitation } from './applyInvitation.ts';
export { deleteEvents, selectOfCalendar } from './ownEvent.repository.ts';
