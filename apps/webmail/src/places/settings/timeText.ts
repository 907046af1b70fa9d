import type { IntlShape } from 'react-intl';

/** The time of something, with the day unless that is today. */
export function timeText({ formatDate }: Pick<IntlShape, 'formatDate'>, at: string, now: Date): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  return formatDate(at, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' });
}
