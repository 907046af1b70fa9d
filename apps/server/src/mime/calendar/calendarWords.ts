import type { InvitationMail } from './InvitationMail.ts';
import { readEvents } from './readCalendar.ts';

const mostEvents = 20;

/** Placeholder organizer: some calendar files name none, and no response is sent here. */
const nobody = { name: '', address: 'nobody@organiser.invalid' };

/** Formats the time of an event in a language-neutral format. */
function timeOf({ startsAt, endsAt, isAllDay, timeZone }: InvitationMail): string {
  const lastDay = new Date(new Date(endsAt).getTime() - 1);
  const [day, end] = [new Date(startsAt), isAllDay ? lastDay : new Date(endsAt)].map((at) =>
    at.toLocaleString('sv-SE', { timeZone: timeZone || 'UTC', dateStyle: 'short', ...(!isAllDay && { timeStyle: 'short' }) }),
  ) as [string, string];
  const until = end.startsWith(day.slice(0, 10)) ? end.slice(11) : end;
  return `${day}${until === '' || until === day.slice(11) ? '' : ` – ${until}`}${isAllDay ? '' : ` (${timeZone || 'UTC'})`}`;
}

/** Formats a calendar file as text, for messages without other text, such as a published calendar or a counter proposal. */
export const calendarWords = (text: string): string =>
  readEvents(text, nobody)
    .slice(0, mostEvents)
    .map((event) => [event.title, timeOf(event), event.location, event.description].filter((line) => line !== '').join('\n'))
    .join('\n\n');
