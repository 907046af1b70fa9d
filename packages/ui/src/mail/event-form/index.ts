export { EventCard, type EventCardProps } from './EventCard.tsx';
export { EventDialog, type EventDialogProps } from './EventDialog.tsx';
export { type EventCalendar, EventForm, type EventFormProps } from './EventForm.tsx';
export {
  type EventDraft,
  type EventProblems,
  type EventRepeat,
  eventProblems,
  type Invitee,
  REPEAT_FREQUENCIES,
  type RepeatEnd,
  type RepeatFrequency,
} from './eventDraft.ts';
