import { describe, expect, it } from 'vitest';
import { type CalendarEvent, daysOf } from './calendarEvent.ts';
import { addMonths, weekOf, weeksOfMonth } from './days.ts';
import { layoutDay } from './layoutDay.ts';
import { fitSpans, layoutSpans } from './layoutSpans.ts';
import { lunarDay, lunarDayTraditional } from './lunarDay.ts';
import { dragEvent, rangeBetween, shiftEvent } from './moveEvent.ts';
import { solarTerm } from './solarTerm.ts';
import { presentMinute } from './usePresentMinute.ts';

const day = '2025-11-20';
const timed = (id: string, from: string, to: string, on = day): CalendarEvent => ({
  id,
  title: id,
  start: `${on}T${from}`,
  end: `${on}T${to}`,
  isAllDay: false,
  color: 'e01',
});
const whole = (id: string, start: string, end: string): CalendarEvent => ({ id, title: id, start, end, isAllDay: true, color: 'e05' });
const columnsOf = (events: CalendarEvent[]) =>
  layoutDay(events, day).map(({ event, column, columns, span }) => `${event.id} ${column}/${columns}+${span}`);

describe('layoutDay', () => {
  it('gives an event that is alone the whole width', () => {
    expect(columnsOf([timed('a', '09:00', '10:00'), timed('b', '10:00', '11:00')])).toEqual(['a 0/1+1', 'b 0/1+1']);
  });

  it('lays events that overlap side by side', () => {
    expect(columnsOf([timed('b', '09:30', '10:30'), timed('a', '09:00', '10:00')])).toEqual(['a 0/2+1', 'b 1/2+1']);
  });

  it('takes a column again once it is free', () => {
    expect(columnsOf([timed('a', '09:00', '12:00'), timed('b', '09:00', '10:00'), timed('c', '10:00', '11:00')])).toEqual([
      'a 0/2+1',
      'b 1/2+1',
      'c 1/2+1',
    ]);
  });

  it('lets an event grow over columns that are free beside it', () => {
    const events = [timed('a', '09:00', '10:00'), timed('b', '09:00', '10:00'), timed('c', '09:00', '11:00'), timed('d', '10:00', '11:00')];
    expect(columnsOf(events)).toEqual(['c 0/3+1', 'a 1/3+1', 'b 2/3+1', 'd 1/3+2']);
  });

  it('cuts what runs over midnight at both ends of the day', () => {
    const night: CalendarEvent = { ...timed('n', '22:00', '23:00'), start: '2025-11-19T22:00', end: '2025-11-20T02:00' };
    const late: CalendarEvent = { ...timed('l', '23:00', '23:30'), end: '2025-11-21T01:00' };
    expect(layoutDay([night, late], day).map(({ from, to }) => [from, to])).toEqual([
      [0, 120],
      [1380, 1440],
    ]);
    expect(layoutDay([{ ...night, end: '2025-11-20T00:00' }], day)).toEqual([]);
  });

  it('keeps a moment as high as a line of words', () => {
    expect(layoutDay([timed('a', '23:59', '23:59')], day)[0]).toMatchObject({ from: 1410, to: 1440 });
  });
});

describe('layoutSpans', () => {
  const days = weekOf(day, 'zh-CN');
  const lanesOf = (events: CalendarEvent[]) =>
    layoutSpans(events, days).map(({ event, index, span, lane }) => `${event.id} ${index}+${span} in ${lane}`);

  it('gives each event a line, long ones first', () => {
    const events = [
      timed('a', '09:00', '10:00', '2025-11-18'),
      whole('trip', '2025-11-18', '2025-11-19'),
      whole('b', '2025-11-20', '2025-11-20'),
    ];
    expect(lanesOf(events)).toEqual(['trip 1+2 in 0', 'a 1+1 in 1', 'b 3+1 in 0']);
  });

  it('cuts what begins before the row or ends after it', () => {
    expect(layoutSpans([whole('long', '2025-11-10', '2025-11-30')], days)[0]).toMatchObject({
      index: 0,
      span: 7,
      isStart: false,
      isEnd: false,
    });
    expect(layoutSpans([whole('gone', '2025-11-10', '2025-11-16')], days)).toEqual([]);
  });

  it('leaves out what finds no room, and counts it on each day it touches', () => {
    const spans = layoutSpans(
      [whole('w', '2025-11-17', '2025-11-23'), timed('a', '09:00', '10:00'), timed('b', '10:00', '11:00'), timed('c', '11:00', '12:00')],
      days,
    );
    const { shown, hidden } = fitSpans(spans, 7, 3);
    expect(shown.map(({ event }) => event.id)).toEqual(['w', 'a']);
    expect(hidden).toEqual([0, 0, 0, 2, 0, 0, 0]);
    expect(fitSpans(spans, 7, 4).hidden).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('moving', () => {
  const event = timed('a', '09:30', '10:30');

  it('shifts both ends, or the end alone', () => {
    expect(shiftEvent(event, { days: 1, minutes: -30 })).toEqual({ start: '2025-11-21T09:00', end: '2025-11-21T10:00', isAllDay: false });
    expect(shiftEvent(event, { minutes: 15, edge: 'end' })).toMatchObject({ start: event.start, end: '2025-11-20T10:45' });
    expect(shiftEvent(whole('t', day, day), { days: 2, edge: 'end' })).toEqual({ start: day, end: '2025-11-22', isAllDay: true });
  });

  it('CAL-08 never lets an event end before its start', () => {
    expect(shiftEvent(event, { minutes: -60, edge: 'end' })).toBeUndefined();
    expect(shiftEvent(whole('t', day, day), { days: -1, edge: 'end' })).toBeUndefined();
  });

  it('makes a whole day of an hour, and the other way round', () => {
    expect(dragEvent(event, { day, minute: 570 }, { day: '2025-11-21' }, 'both')).toEqual({
      start: '2025-11-21',
      end: '2025-11-21',
      isAllDay: true,
    });
    expect(dragEvent(whole('t', day, day), { day }, { day, minute: 600 }, 'both')).toEqual({
      start: '2025-11-20T10:00',
      end: '2025-11-20T11:00',
      isAllDay: false,
    });
    expect(dragEvent(event, { day }, { day: '2025-11-22' }, 'both')?.start).toBe('2025-11-22T09:30');
  });

  it('marks a range from either end', () => {
    expect(rangeBetween({ day, minute: 660 }, { day, minute: 600 }, 30)).toEqual({
      start: '2025-11-20T10:00',
      end: '2025-11-20T11:30',
      isAllDay: false,
    });
    expect(rangeBetween({ day: '2025-11-22' }, { day }, 30)).toEqual({ start: day, end: '2025-11-22', isAllDay: true });
  });
});

describe('days', () => {
  it('begin a week as the language does, or as the user wants', () => {
    expect(weekOf(day, 'zh-CN')[0]).toBe('2025-11-17');
    expect(weekOf(day, 'en-US')[0]).toBe('2025-11-16');
    expect(weekOf(day, 'en-US', 'mon')[0]).toBe('2025-11-17');
  });

  it('of a month come in whole weeks', () => {
    const weeks = weeksOfMonth(day, 'zh-CN');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([5, '2025-10-27', '2025-11-30']);
    expect(addMonths('2025-10-31', 1)).toBe('2025-11-30');
  });

  it('of an event leave out the one it ends at the midnight of', () => {
    expect(daysOf({ start: '2025-11-20T22:00', end: '2025-11-21T00:00', isAllDay: false })).toEqual({ from: day, to: day });
    expect(daysOf({ start: '2025-11-20T22:00', end: '2025-11-21T00:30', isAllDay: false }).to).toBe('2025-11-21');
  });
});

describe('the present minute', () => {
  it('is that of the zone', () => {
    const moment = new Date('2025-11-20T16:25:40Z');
    expect(presentMinute(moment, 'Asia/Shanghai')).toBe('2025-11-21T00:25');
    expect(presentMinute(moment, 'America/New_York')).toBe('2025-11-20T11:25');
  });
});

describe('the Chinese calendar', () => {
  it('writes its days, and the month on its first', () => {
    expect(['2025-11-20', '2025-11-19', '2025-11-11', '2025-11-09', '2025-11-21', '2025-11-29'].map(lunarDay)).toEqual([
      '十月',
      '三十',
      '廿二',
      '二十',
      '初二',
      '初十',
    ]);
    expect([lunarDay('2025-07-25'), lunarDayTraditional('2025-07-25')]).toEqual(['闰六月', '閏六月']);
  });

  it('names the days on which the parts of the year begin', () => {
    const days = ['01-05', '01-20', '02-04', '02-18', '03-05', '03-20', '04-05', '04-20', '05-05', '05-21', '06-05', '06-21'];
    const later = ['07-07', '07-23', '08-07', '08-23', '09-07', '09-23', '10-08', '10-23', '11-07', '11-22', '12-07', '12-22'];
    const all = '小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至';
    expect([...days, ...later].map((day) => lunarDay(`2026-${day}`)).join(' ')).toBe(all);
    expect([lunarDay('2025-11-07'), lunarDay('2025-11-22'), lunarDayTraditional('2026-03-05')]).toEqual(['立冬', '小雪', '驚蟄']);
    const year = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10));
    expect(year.filter((day) => solarTerm(day) !== undefined)).toHaveLength(24);
  });
});
