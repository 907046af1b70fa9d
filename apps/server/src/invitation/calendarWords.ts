import type { InvitationMail } from './InvitationMail.ts';
import { readEvents } from './readCalendar.ts';

const mostEvents = 20;

/** Some calendars name nobody who invites, and here nobody is asked. */
const nobody = { name: '', address: 'nobody@organiser.invalid' };

/** When an event takes place, as every language writes it. */
function timeOf({ startsAt, endsAt, isAllDay, timeZone }: InvitationMail): string {
  const lastDay = new Date(new Date(endsAt).getTime() - 1);
  const [day, end] = [new Date(startsAt), isAllDay ? lastDay : new Date(endsAt)].map((at) =>
    at.toLocaleString('sv-SE', { timeZone: timeZone || 'UTC', dateStyle: 'short', ...(!isAllDay && { timeStyle: 'short' }) }),
  ) as [string, string];
  const until = end.startsWith(day.slice(0, 10)) ? end.slice(11) : end;
  return `${day}${until === '' || until === day.slice(11) ? '' : ` – ${until}`}${isAllDay ? '' : ` (${timeZone || 'UTC'})`}`;
}

/** What a calendar file says, in words: for a mail that says nothing else, such as a published calendar or another time that is proposed. */
export const calendarWords = (text: string): string =>
  readEvents(text, nobody)
    .slice(0, mostEvents)
    .map((event) => [event.title, timeOf(event), event.location, event.description].filter((line) => line !== '').join('\n'))
    .join('\n\n');
