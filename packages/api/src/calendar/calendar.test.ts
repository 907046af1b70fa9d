import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calendarFormSchema, eventColors, isCalendarName } from './calendar.schema.ts';
import { type EventForm, eventFault, eventFormSchema, eventRepeatSchema, repeatFrequencies } from './calendarEvent.schema.ts';

const wire = {
  calendar_id: 1,
  title: '评审',
  starts_at: '2026-11-20T02:00:00Z',
  ends_at: '2026-11-20T03:00:00Z',
  is_all_day: false,
  time_zone: 'Asia/Shanghai',
  repeat: null,
  location: '',
  description: '',
  reminder_minutes: null,
  invitees: [],
};
const read = (changes: object = {}) => z.safeDecode(eventFormSchema, { ...wire, ...changes });
const form = (changes: object = {}) => read(changes).data as EventForm;

describe('calendar', () => {
  it('CAL-04 knows eleven colours', () => {
    expect(new Set(eventColors).size).toBe(11);
  });

  it('CAL-05 CAL-06 takes a name of 1 to 20 characters, a colour and shares', () => {
    for (const name of ['假', '😀'.repeat(20)]) expect(isCalendarName(name)).toBe(true);
    for (const name of ['', '  ', 'x'.repeat(21)]) expect(isCalendarName(name)).toBe(false);
    const body = { name: '二期', color: 'e11', shares: [{ address: 'chen.wei@jinshu.example', right: 'edit' }] };
    const decode = (changes: object) => z.safeDecode(calendarFormSchema, { ...body, ...changes }).success;
    expect(decode({})).toBe(true);
    expect([decode({ color: 'e12' }), decode({ shares: [{ address: 'a@b.example', right: 'own' }] }), decode({ name: '' })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('event', () => {
  it('CAL-07 has everything that an event is', () => {
    expect(form({ reminder_minutes: 15, invitees: [{ address: 'a@b.example', name: '' }] })).toEqual({
      calendarId: 1,
      title: '评审',
      startsAt: wire.starts_at,
      endsAt: wire.ends_at,
      isAllDay: false,
      timeZone: 'Asia/Shanghai',
      repeat: null,
      location: '',
      description: '',
      reminderMinutes: 15,
      invitees: [{ address: 'a@b.example', name: '' }],
    });
  });

  it('CAL-08 needs a title and an end not before its start', () => {
    expect(read({ title: '  ' }).error?.issues[0]?.message).toBe('event-title-required');
    expect(eventFault(form())).toBeNull();
    expect(eventFault(form({ ends_at: wire.starts_at }))).toBeNull();
    expect(eventFault(form({ ends_at: '2026-11-20T01:59:00Z' }))).toBe('event-ends-early');
    expect(eventFault(form({ is_all_day: true }))).toBe('invalid-input');
    expect(eventFault(form({ is_all_day: true, starts_at: '2026-11-20', ends_at: '2026-11-20' }))).toBeNull();
  });

  it.each(['2026-02-30', '2026-13-01T00:00:00Z', '1700-01-01', '3026-01-01T00:00:00Z', '2026-11-20T02:00', ''])(
    'refuses the time “%s”',
    (time) => {
      expect(read({ starts_at: time }).success).toBe(false);
    },
  );

  it('CAL-09 CAL-10 CAL-11 repeats in four ways, after more than 0 times, until a day, or for ever', () => {
    expect(repeatFrequencies).toEqual(['daily', 'weekly', 'monthly', 'yearly']);
    const repeat = (end: object) => z.safeDecode(eventRepeatSchema, { frequency: 'weekly', end });
    for (const end of [{ type: 'never' }, { type: 'count', count: 1 }, { type: 'date', date: '2026-12-01' }])
      expect(repeat(end).success).toBe(true);
    for (const count of [0, -1, 1.5]) expect(repeat({ type: 'count', count }).error?.issues[0]?.message).toBe('repeat-count-rule');
    expect(repeat({ type: 'date', date: 'soon' }).success).toBe(false);
    const until = (date: string) => eventFault(form({ repeat: { frequency: 'daily', end: { type: 'date', date } } }));
    expect([until('2026-11-20'), until('2026-11-18')]).toEqual([null, 'repeat-ends-early']);
  });
});
