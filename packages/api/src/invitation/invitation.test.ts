import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { invitationAnswerSchema, invitationOf, invitationStateSchema, invitationStates } from './invitation.schema.ts';

it('INV-02 an invitation is not answered yet, tentative, accepted or declined, by the words of the wire', () => {
  expect(invitationStates.map((state) => [state, z.encode(invitationStateSchema, state)])).toEqual([
    ['start', 'start'],
    ['tentative', 'wait'],
    ['accept', 'pass'],
    ['decline', 'reject'],
  ]);
  for (const state of invitationStates) expect(z.decode(invitationStateSchema, z.encode(invitationStateSchema, state))).toBe(state);
  expect(z.safeDecode(invitationStateSchema, 'accepted' as never).success).toBe(false);
});

it('INV-02 nobody answers that it was not answered yet', () => {
  expect(z.safeDecode(invitationAnswerSchema, 'start' as never).success).toBe(false);
  expect(['wait', 'pass', 'reject'].map((word) => z.decode(invitationAnswerSchema, word as never))).toEqual([
    'tentative',
    'accept',
    'decline',
  ]);
});

it.each([
  ['', 'start'],
  ['start', 'start'],
  ['wait', 'tentative'],
  ['pass', 'accept'],
  ['reject', 'decline'],
] as const)('INV-02 a message with the state "%s" is read as %s', (calendarAnswer, state) => {
  const invitation = {
    method: 'request',
    title: '评审',
    starts_at: '2026-11-24T01:00:00Z',
    ends_at: '2026-11-24T02:00:00Z',
    is_all_day: false,
    time_zone: '',
    location: '',
    organiser: { address: 'chen.wei@jinshu.example', name: '陈伟' },
    invitees: [],
    repeat: '',
    is_outdated: false,
  };
  const attributes = { isCalendar: true, isCalendarEvent: false, isCalendarEventDeleted: false, calendarEventId: 1, calendarAnswer };
  expect(invitationOf({ invitation, attributes: attributes as never })?.answer).toBe(state);
});
