import type { ReplyPeriod } from '@jinshu/api';
import { localTime } from '../../platform/clock/index.ts';

/** Whether a moment is within the period of a rule. Days and times are those of the account's time zone. */
export function isInPeriod(period: ReplyPeriod, at: Date, timeZone: string): boolean {
  if (period.type === 'always') return true;
  const { day, time, weekday } = localTime(at, timeZone);
  const now = period.type === 'date' ? `${day}T${time}` : time;
  if (now < period.start || now > period.end) return false;
  return period.type === 'date' || (period.startDay <= weekday && weekday <= period.endDay);
}
