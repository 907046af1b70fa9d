import { answerInvitation, getSharedStatus, Problem } from '@jinshu/api';
import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleStatus } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, patience, press, told } from '../../testing/openApp.tsx';
import { article, attributes, ownKind, readKind } from '../../testing/openLetter.ts';
import { eventTime } from './eventTime.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

/** Invitation in wire format. */
const invitation = {
  method: 'request',
  title: '验收预备会',
  starts_at: '2026-11-24T06:00:00Z',
  ends_at: '2026-11-24T08:30:00Z',
  is_all_day: false,
  time_zone: 'Asia/Shanghai',
  location: '三楼 竹里会议室',
  organiser: { name: '周慕云', address: 'zhou.muyun@yunchuan.example' },
  invitees: [],
  repeat: '',
  is_outdated: false,
};
const invited = (patch: Parameters<typeof attributes>[0] = {}, event: object = {}) => ({
  invitation: { ...invitation, ...event },
  attributes: attributes({ isCalendar: true, calendarEventId: 7, calendarAnswer: 'start', ...patch }),
});
const banner = async () => within(await article(ownKind));
const offered = async () =>
  (await banner()).queryAllByRole('button', { name: /^(Accept|Tentative|Decline|Change to .*)$/ }).map(({ textContent }) => textContent);

describe('the banner of an invitation', () => {
  it('INV-01 INV-03 says what it is about and offers three answers', async () => {
    await readKind(invited());
    const shown = await banner();
    expect(shown.getByText('验收预备会')).toBeDefined();
    expect(shown.getByText('三楼 竹里会议室')).toBeDefined();
    expect(await offered()).toEqual(['Accept', 'Tentative', 'Decline']);
  });

  it.each([
    ['Accept', 'accept', 'Response: accepted', ['Change to tentative', 'Change to decline']],
    ['Tentative', 'tentative', 'Response: tentative', ['Change to accept', 'Change to decline']],
    ['Decline', 'decline', 'Response: declined', ['Change to accept', 'Change to tentative']],
  ] as const)('INV-04 INV-05 %s is given, shows, and can be changed', async (button, code, words, others) => {
    const { server } = await readKind(invited());
    press((await banner()).getByRole('button', { name: button }));
    await waitFor(() => expect(server.callsOf(answerInvitation)).toEqual([{ body: { calendarEventId: 7, answer: code } }]), patience);
    expect(await (await banner()).findByText(words, {}, patience)).toBeDefined();
    await waitFor(async () => expect(await offered()).toEqual(others), patience);
  });

  it('SHR-23 is not answered by whoever may only read the mailbox it came to', async () => {
    const status = exampleStatus({ isInSharedMailbox: true, canAll: false, canWrite: false, canSend: false });
    await readKind(invited(), [answer(getSharedStatus, () => status)]);
    expect((await banner()).getByText('验收预备会')).toBeDefined();
    expect(await offered()).toEqual([]);
  });

  it('INV-06 an event that is gone is named and takes no answer', async () => {
    await readKind(invited({ isCalendarEventDeleted: true }));
    const shown = await banner();
    expect(shown.getByText('This event no longer exists.')).toBeDefined();
    for (const fact of ['验收预备会', '三楼 竹里会议室']) expect(shown.getByText(fact)).toBeDefined();
    expect(await offered()).toEqual([]);
  });

  it('INV-06 a mail that calls off an event which stands is not believed', async () => {
    await readKind(invited({ isCalendarEvent: true, calendarAnswer: 'pass' }, { method: 'cancel' }));
    const shown = await banner();
    expect(shown.queryByText('This event no longer exists.')).toBeNull();
    expect(shown.getByRole('link', { name: 'Show in calendar' })).toBeDefined();
    expect(await offered()).toEqual([]);
  });

  it('INV-07 an event of the calendar is a way to it', async () => {
    await readKind(invited({ isCalendarEvent: true, calendarAnswer: 'pass' }));
    const link = (await banner()).getByRole('link', { name: 'Show in calendar' });
    expect(link.getAttribute('href')).toBe('/calendar/index?event=7');
  });

  it('an event that a newer mail has changed is not answered here', async () => {
    await readKind(invited({}, { is_outdated: true }));
    expect((await banner()).getByText('A newer message changed this event.')).toBeDefined();
    expect(await offered()).toEqual([]);
  });

  it('says that an answer was not given, and still offers all', async () => {
    const refuse = answer(answerInvitation, () => {
      throw new Problem('internal');
    });
    await readKind(invited(), [refuse]);
    press((await banner()).getByRole('button', { name: 'Accept' }));
    expect(await told()).toEqual(['Couldn’t send the response.']);
    await waitFor(async () => expect(await offered()).toHaveLength(3), patience);
  });
});

describe('when an event takes place', () => {
  const zone = { timeZone: 'Asia/Shanghai' };
  const meeting = { startsAt: invitation.starts_at, endsAt: invitation.ends_at, isAllDay: false };
  it('is said on the clock of whoever reads', () => {
    expect(eventTime(meeting, { locale: 'en-US', isTwelveHour: false, ...zone })).toBe('Tue, Nov 24 14:00–16:30');
    expect(eventTime(meeting, { locale: 'zh-CN', isTwelveHour: false, ...zone })).toBe('11月24日周二 14:00–16:30');
  });

  it('whole days are the same days everywhere', () => {
    const days = { startsAt: '2026-11-24', endsAt: '2026-11-25', isAllDay: true };
    expect(eventTime(days, { locale: 'en-US', isTwelveHour: true, timeZone: 'America/New_York' })).toBe('Tue, Nov 24 – Wed, Nov 25');
    expect(eventTime({ ...days, endsAt: '2026-11-24' }, { locale: 'en-US', isTwelveHour: true })).toBe('Tue, Nov 24');
  });
});
