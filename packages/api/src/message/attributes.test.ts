import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { messageAttributesSchema } from './message.schema.ts';

const wire = {
  is_password: false,
  is_burn: true,
  burn_left: 3,
  burn_day: '2026-12-01',
  is_notify: true,
  is_canrecall: false,
  is_recall: false,
  is_return_path: true,
  return_path: 'bounce@list.example',
  is_calendar: true,
  is_calendar_event: true,
  is_calendar_event_deleted: false,
  calendar_event_id: 7,
  calendar_eventer_status: 'wait',
  is_unparsed: false,
  is_own: false,
};

it('RED-51 the attributes of a message have every field under the name of the ledger', () => {
  const attributes = z.decode(messageAttributesSchema, wire);
  expect(attributes).toEqual({
    isPassword: false,
    isBurn: true,
    burnLeft: 3,
    burnDate: '2026-12-01',
    wantsReceipt: true,
    canRecall: false,
    isRecalled: false,
    hasReturnPath: true,
    returnPath: 'bounce@list.example',
    isCalendar: true,
    isCalendarEvent: true,
    isCalendarEventDeleted: false,
    calendarEventId: 7,
    calendarAnswer: 'wait',
    isUnparsed: false,
    isOwn: false,
  });
  expect(z.encode(messageAttributesSchema, attributes)).toEqual(wire);
});

it('RED-51 none of them may be missing, and those that are not there are null', () => {
  for (const name of Object.keys(wire)) {
    const { [name as keyof typeof wire]: _, ...without } = wire;
    expect([name, z.safeDecode(messageAttributesSchema, without as typeof wire).success]).toEqual([name, false]);
  }
  const none = { ...wire, burn_left: null, burn_day: null, calendar_event_id: null };
  expect(z.decode(messageAttributesSchema, none)).toMatchObject({ burnLeft: null, burnDate: null, calendarEventId: null });
});
