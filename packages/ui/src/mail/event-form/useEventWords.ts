import { useStrings } from '../../foundation/provider/index.ts';
import { useCalendarFormats } from '../calendar-grid/useCalendarFormats.ts';
import type { EventRepeat } from './eventDraft.ts';

/** Returns a function that formats a reminder as text. */
export function useReminderWords() {
  const { reminders } = useStrings().eventForm;
  return (minutes: number | null): string => {
    if (minutes === null) return reminders.none;
    if (minutes === 0) return reminders.atStart;
    if (minutes % 1440 === 0) return reminders.days(minutes / 1440);
    return minutes % 60 === 0 ? reminders.hours(minutes / 60) : reminders.minutes(minutes);
  };
}

/** Returns a function that formats a recurrence as text, with its end. */
export function useRepeatWords() {
  const words = useStrings().eventForm;
  const { day } = useCalendarFormats();
  return (repeat: EventRepeat | null): string => {
    if (!repeat) return words.frequencies.once;
    const often = words.frequencies[repeat.frequency];
    if (repeat.end.type === 'never') return often;
    return repeat.end.type === 'count' ? words.repeatedTimes(often, repeat.end.count) : words.repeatedUntil(often, day(repeat.end.date));
  };
}
