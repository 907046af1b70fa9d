import { beginningOf, occurrencesOf, type Series } from '../../mime/calendar/index.ts';

const MINUTE = 60_000;
/** A repetition that has nothing in five years is called to mind no more. */
const farthestMs = 5 * 366 * 86_400_000;

/** Returns the next reminder of an event after a given time (CAL-35), or null if there is none. */
export function nextReminder(series: Series, reminderMinutes: number | null, after: Date): Date | null {
  if (reminderMinutes === null) return null;
  const remindAt = (startsAt: Date) => new Date(beginningOf({ ...series, startsAt }).getTime() - reminderMinutes * MINUTE);
  if (series.repeat === '') {
    const at = remindAt(series.startsAt);
    return at > after ? at : null;
  }
  // Whole days begin up to half a day before or after midnight in UTC.
  const from = new Date(after.getTime() + reminderMinutes * MINUTE - 86_400_000);
  const next = occurrencesOf(series, from, new Date(from.getTime() + farthestMs), 8).find(({ startsAt }) => remindAt(startsAt) > after);
  return next ? remindAt(next.startsAt) : null;
}
