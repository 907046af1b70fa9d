import type { DemoMail } from './DemoMail.ts';

const minute = 60_000;

/** Saturdays and Sundays belong to robots: what a person wrote then moves to the Friday before. */
function toWorkday(date: Date): Date {
  const back = date.getDay() === 6 ? 1 : date.getDay() === 0 ? 2 : 0;
  return new Date(date.getTime() - back * 24 * 60 * minute);
}

/** Eleven minutes later, or halfway to now where the day is too young for that: the demo may be started right after midnight. */
const soonAfter = (before: Date, now: Date): Date =>
  new Date(Math.min(before.getTime() + 11 * minute, (before.getTime() + now.getTime()) / 2));

/**
 * Returns the date of each message. Today's are spread over the elapsed part of the day, and a reply always follows its original. Yesterday
 * and the day before are not moved to workdays, so the list has its three groups on any day.
 */
export function placeMails(mails: readonly DemoMail[], now: Date): Map<DemoMail, Date> {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const today = mails.filter(({ day }) => day === 0).sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
  const share = (now.getTime() - midnight.getTime()) / (today.length + 1);
  const times = new Map<DemoMail, Date>();
  for (const [index, mail] of mails.entries()) {
    let at: Date;
    if (mail.day === 0) {
      at = new Date(midnight.getTime() + share * (today.indexOf(mail) + 1));
    } else {
      const [hour = 0, minutes = 0] = mail.time.split(':').map(Number);
      const plain = new Date(now.getFullYear(), now.getMonth(), now.getDate() - mail.day, hour, minutes, (index * 7) % 60);
      at = mail.isAutomatic || mail.day <= 2 ? plain : toWorkday(plain);
    }
    const before = mail.answers && times.get(mail.answers);
    if (before && at.getTime() < before.getTime() + minute) at = soonAfter(before, now);
    times.set(mail, at);
  }
  return times;
}
