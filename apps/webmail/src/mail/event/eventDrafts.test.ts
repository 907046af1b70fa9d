import { describe, expect, it } from 'vitest';
import { exampleEvent } from '../../testing/calendarAnswers.ts';
import { meetingOf, nextHour, toDraft, toEventForm, toGrid, wallRange, wireTimes } from './eventDrafts.ts';

const person = (address: string, name = '') => ({ address, name });

describe('RED-26 the event of a mail', () => {
  const now = new Date('2026-11-20T10:10');

  it('has the subject as title, and invites the sender and the recipients but oneself, each once', () => {
    const mail = {
      subject: '  验收安排 ',
      sender: person('zhou@partner.example', '周红'),
      to: [person('Lin.Yue@jinshu.example', '林月'), person('chen.wei@jinshu.example', '陈伟')],
      cc: [person('ZHOU@partner.example'), person('')],
    };
    expect(meetingOf(mail, 'lin.yue@jinshu.example', now)).toEqual({
      title: '验收安排',
      start: '2026-11-20T10:30',
      end: '2026-11-20T11:30',
      isAllDay: false,
      repeat: null,
      location: '',
      description: '',
      reminderMinutes: 15,
      invitees: [person('zhou@partner.example'), person('chen.wei@jinshu.example', '陈伟')],
    });
  });

  it('cuts a subject that is longer than a title', () => {
    const mail = { subject: '😀'.repeat(400), sender: person('a@b.example'), to: [], cc: [] };
    expect([...meetingOf(mail, 'x@y.example', now).title]).toHaveLength(200);
  });

  it('begins with the next half hour', () => {
    expect(nextHour(new Date('2026-11-20T23:45'))).toEqual({ start: '2026-11-21T00:00', end: '2026-11-21T01:00', isAllDay: false });
  });
});

describe('an event on this clock', () => {
  const wall = { start: '2026-11-20T14:00', end: '2026-11-20T15:30', isAllDay: false };
  const event = exampleEvent({ ...wireTimes(wall) });

  it('keeps its times on the way to the server and back', () => {
    expect(wallRange(event)).toEqual(wall);
    expect(toEventForm(toDraft(event))).toMatchObject({ startsAt: event.startsAt, endsAt: event.endsAt, calendarId: 2, isAllDay: false });
    expect(toEventForm(toDraft(event)).invitees).toEqual([{ address: 'chen.wei@jinshu.example', name: '陈伟' }]);
    expect(wallRange({ startsAt: '2026-11-20', endsAt: '2026-11-21', isAllDay: true })).toEqual({
      start: '2026-11-20',
      end: '2026-11-21',
      isAllDay: true,
    });
  });

  it('is not settled until it is accepted, and stays where it is for whoever may only read', () => {
    expect(toGrid({ ...event, answer: 'start', canEdit: false }, 'e01')).toMatchObject({ id: '1.', isTentative: true, isReadOnly: true });
    expect(toGrid(event, 'e01')).toMatchObject({ isTentative: false, isReadOnly: false, color: 'e01' });
  });
});
