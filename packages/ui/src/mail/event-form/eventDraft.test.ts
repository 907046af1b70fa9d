import { describe, expect, it } from 'vitest';
import { type EventDraft, eventProblems, withAllDay, withInvitees, withStart } from './eventDraft.ts';

const draft: EventDraft = {
  title: '三版合同评审',
  calendarId: 'own',
  start: '2026-11-20T10:00',
  end: '2026-11-20T11:30',
  isAllDay: false,
  repeat: null,
  location: '',
  description: '',
  reminderMinutes: 15,
  invitees: [],
};
const problems = (part: Partial<EventDraft>) => eventProblems({ ...draft, ...part });

describe('an event', () => {
  it('CAL-08 needs a title and an end not before its start', () => {
    expect(problems({})).toEqual({});
    expect(problems({ title: '  ' })).toEqual({ title: 'required' });
    expect(problems({ end: '2026-11-20T09:59' })).toEqual({ end: 'before-start' });
    expect(problems({ end: draft.start })).toEqual({});
    expect(problems({ start: '', end: '' })).toEqual({ start: 'required', end: 'required' });
  });

  it('CAL-10 CAL-11 ends its repetition after more than 0 times, on a day that is not before its start, or never', () => {
    const ending = (end: NonNullable<EventDraft['repeat']>['end']) => problems({ repeat: { frequency: 'weekly', end } });
    expect(ending({ type: 'never' })).toEqual({});
    for (const count of [0, -1, 1.5, Number.NaN]) expect(ending({ type: 'count', count })).toEqual({ count: 'not-positive' });
    expect(ending({ type: 'count', count: 1 })).toEqual({});
    expect(ending({ type: 'date', date: '2026-11-19' })).toEqual({ until: 'before-start' });
    expect(ending({ type: 'date', date: '' })).toEqual({ until: 'required' });
    expect(ending({ type: 'date', date: '2026-11-20' })).toEqual({});
  });

  it('keeps its length when its start moves', () => {
    expect(withStart(draft, '2026-11-21T23:00').end).toBe('2026-11-22T00:30');
    expect(withStart({ start: '2026-11-20', end: '2026-11-22', isAllDay: true }, '2026-12-31').end).toBe('2027-01-02');
    expect(withStart({ ...draft, end: '2026-11-20T08:00' }, '2026-11-20T12:00').end).toBe('2026-11-20T12:00');
  });

  it('becomes whole days and hours again', () => {
    const days = withAllDay(draft, true);
    expect(days).toEqual({ start: '2026-11-20', end: '2026-11-20', isAllDay: true });
    expect(withAllDay(days, false)).toEqual({ start: '2026-11-20T09:00', end: '2026-11-20T10:00', isAllDay: false });
  });

  it('invites nobody twice', () => {
    const one = { address: 'Chen@jinshu.example', name: '陈伟' };
    expect(withInvitees([one], [{ address: 'chen@jinshu.example', name: '' }, one])).toEqual([one]);
  });
});
