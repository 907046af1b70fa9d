import { useMemo } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { addMinutes, type CalendarEvent, type CalendarRange, dayOf, daysOf } from './calendarEvent.ts';

/** Days are written as they are: the zone was settled before they came here. */
const zone = { timeZone: 'UTC' } as const;

const dateOf = (iso: string) => new Date(iso.length > 10 ? `${iso.slice(0, 16)}Z` : `${iso}T00:00Z`);

/** From a day to another, without saying twice what both share. Chinese is put together: Intl writes slashes there. */
function rangeWriter(locale: string): (from: string, to: string) => string {
  const made = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...parts, ...zone });
  const year = { year: 'numeric' } as const;
  const day = { day: 'numeric' } as const;
  if (!locale.startsWith('zh')) {
    const range = made({ ...year, month: 'short', ...day });
    return (from, to) => range.formatRange(dateOf(from), dateOf(to));
  }
  const whole = made({ ...year, month: 'long', ...day });
  const sameYear = made({ month: 'long', ...day });
  const sameMonth = made(day);
  return (from, to) => {
    const last = from.slice(0, 4) !== to.slice(0, 4) ? whole : from.slice(0, 7) !== to.slice(0, 7) ? sameYear : sameMonth;
    return `${whole.format(dateOf(from))} – ${last.format(dateOf(to))}`;
  };
}

/** Returns functions that format days, times and event names in the language of the components. */
export function useCalendarFormats(isTwelveHour = false) {
  const locale = toIntlLocale(useLocaleCode());
  const { calendarGrid: words } = useStrings();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long', ...zone });
    const briefDay = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short', ...zone });
    const shortDay = new Intl.DateTimeFormat(locale, { month: locale.startsWith('zh') ? 'long' : 'short', day: 'numeric', ...zone });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', ...zone });
    const longWeekday = new Intl.DateTimeFormat(locale, { weekday: 'long', ...zone });
    const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', ...zone });
    const clock = new Intl.DateTimeFormat(locale, {
      hour: isTwelveHour ? 'numeric' : '2-digit',
      minute: '2-digit',
      hourCycle: isTwelveHour ? 'h12' : 'h23',
      ...zone,
    });
    const time = (iso: string) => clock.format(dateOf(iso));
    const writeDay = (iso: string) => day.format(dateOf(dayOf(iso)));
    const when = ({ start, end, isAllDay }: CalendarRange) => {
      const { from, to } = daysOf({ start, end, isAllDay });
      if (isAllDay) return from === to ? `${writeDay(from)} ${words.allDay}` : `${writeDay(from)} – ${writeDay(to)}`;
      // What ends at midnight ends on the day it began.
      const isOneDay = from === to;
      return isOneDay
        ? `${writeDay(start)} ${time(start)} – ${time(end)}`
        : `${writeDay(start)} ${time(start)} – ${writeDay(end)} ${time(end)}`;
    };
    return {
      locale,
      day: writeDay,
      /** The whole date in as few letters as it can be. */
      briefDay: (iso: string) => briefDay.format(dateOf(iso)),
      shortDay: (iso: string) => shortDay.format(dateOf(iso)),
      weekday: (iso: string) => weekday.format(dateOf(iso)),
      longWeekday: (iso: string) => longWeekday.format(dateOf(iso)),
      month: (iso: string) => month.format(dateOf(iso)),
      range: rangeWriter(locale),
      time,
      minute: (minute: number) => time(addMinutes('2000-01-01T00:00', minute)),
      when,
      /** Returns the accessible name of an event. */
      event: (event: CalendarEvent) =>
        [event.title, when(event), event.location, event.isTentative && words.tentative].filter(Boolean).join(', '),
    };
  }, [locale, isTwelveHour, words]);
}

export type CalendarFormats = ReturnType<typeof useCalendarFormats>;
