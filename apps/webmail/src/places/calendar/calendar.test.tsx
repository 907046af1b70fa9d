import {
  answerCalendarOffer,
  answerInvitation,
  type CalendarEvent,
  changeEvent,
  changeOccurrence,
  createCalendar,
  createEvent,
  deleteEvent,
  deleteOccurrence,
  eventColors,
  exportEvents,
  getEvent,
  getLockStatus,
  getSharedStatus,
  importEvents,
  languages,
  showCalendar,
  unshareCalendar,
} from '@jinshu/api';
import { vars } from '@jinshu/ui/theme';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dueEvents } from '../../core/push/dueEvents.ts';
import { toasts } from '../../core/toast/toasts.ts';
import { calendarStrings } from '../../mail/event/calendar.strings.ts';
import { calendarAnswers, exampleEvents, exampleOffer } from '../../testing/calendarAnswers.ts';
import { exampleLockStatus, exampleStatus } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, type OpenApp, openApp, patience, press, told } from '../../testing/openApp.tsx';
import { wordsOf } from '../../testing/words.ts';

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  dueEvents.tell(undefined);
  closeApp();
});

const open = async (more: OpenApp = {}) => {
  const app = await openApp({ at: '/calendar/index', ...more });
  await screen.findByRole('radiogroup', { name: 'View' }, patience);
  return app;
};
const event = (name: RegExp) => screen.findByRole('button', { name }, patience);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const form = async (name = 'New event') => within(await screen.findByRole('dialog', { name }, patience));

describe('the calendar', () => {
  it('CAL-01 LAY-11 shows a week, a day, a month and a list of the events', async () => {
    await open();
    await event(/^三版合同评审/);
    expect(screen.getByRole('tab', { name: 'My schedule' }).getAttribute('aria-selected')).toBe('true');
    press(screen.getByRole('radio', { name: 'Day' }));
    await screen.findByRole('grid', { name: 'Friday, November 20, 2026' }, patience);
    await event(/^三版合同评审/);
    press(screen.getByRole('radio', { name: 'Month' }));
    await screen.findByRole('grid', { name: 'November 2026' }, patience);
    press(screen.getByRole('radio', { name: 'Agenda' }));
    await screen.findByText('三版合同评审', {}, patience);
    press(screen.getByRole('radio', { name: 'Week' }));
    await event(/^二期周例会/);
  });

  it('CAL-03 CAL-19 hides the events of a calendar', async () => {
    const { server } = await open();
    await event(/^三版合同评审/);
    press(await screen.findByRole('checkbox', { name: /云川二期/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^三版合同评审/ })).toBeNull(), patience);
    expect(server.callsOf(showCalendar).map(({ body }) => body)).toEqual([{ calendarId: 2, isShown: false }]);
  });

  it('SHR-23 whoever may only read a shared mailbox is offered nothing that changes its calendars', async () => {
    const status = exampleStatus({ isInSharedMailbox: true, canAll: false, canWrite: false, canSend: false });
    await open({ answers: [...calendarAnswers(exampleEvents(), [exampleOffer()]), answer(getSharedStatus, () => status)] });
    const shown = await event(/^三版合同评审/);
    expect(screen.queryAllByRole('button', { name: /^(New event|Import|Calendars|Show|Decline)/ })).toEqual([]);
    for (const box of await screen.findAllByRole<HTMLInputElement>('checkbox', {}, patience)) expect(box.disabled).toBe(true);
    press(shown);
    const card = within(await screen.findByRole('dialog', { name: '三版合同评审' }, patience));
    expect(card.queryAllByRole('button', { name: /^(Edit|Delete|Accept|Tentative|Decline)/ })).toEqual([]);
  });

  it('SHR-23 nor on the page of its calendars', async () => {
    const status = exampleStatus({ isInSharedMailbox: true, canAll: false, canWrite: false, canSend: false });
    await openApp({ at: '/calendar/set', answers: [answer(getSharedStatus, () => status)] });
    expect((await screen.findAllByRole('button', { name: /^Export/ }, patience)).length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('button', { name: /^(New|Change|Delete|Leave)/ })).toEqual([]);
  });

  it('CAL-13 asks whether the calendar of a colleague is to be shown, and lists it once it is', async () => {
    const { server } = await open({ answers: calendarAnswers(exampleEvents(), [exampleOffer()]) });
    const offer = (await screen.findByText(/shares the calendar/, {}, patience)).closest('[role=status]') as HTMLElement;
    expect(offer.textContent).toBe('陈伟 shares the calendar “值班” with you.ShowDecline');
    expect(screen.queryByRole('checkbox', { name: /值班/ })).toBeNull();
    const show = within(offer).getByRole('button', { name: 'Show', description: /陈伟.*值班/ });
    press(show);
    await screen.findByRole('checkbox', { name: /值班/ }, patience);
    expect(screen.queryByText(/shares the calendar/)).toBeNull();
    expect(server.callsOf(answerCalendarOffer).map(({ body }) => body)).toEqual([{ calendarId: 9, isAccepted: true }]);
  });

  it('CAL-13 declines the calendar of a colleague', async () => {
    const { server } = await open({ answers: calendarAnswers(exampleEvents(), [exampleOffer()]) });
    press(await screen.findByRole('button', { name: 'Decline' }, patience));
    await waitFor(() => expect(screen.queryByText(/shares the calendar/)).toBeNull(), patience);
    expect([screen.queryByRole('checkbox', { name: /值班/ }), server.callsOf(answerCalendarOffer).map(({ body }) => body)]).toEqual([
      null,
      [{ calendarId: 9, isAccepted: false }],
    ]);
  });

  it('CAL-23 CAL-08 writes a new event, and asks for its title', async () => {
    const { server } = await open();
    press(await screen.findByRole('button', { name: 'New event' }, patience));
    const dialog = await form();
    press(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Title' }).getAttribute('aria-invalid')).toBe('true'), patience);
    expect(server.callsOf(createEvent)).toEqual([]);
    type(dialog.getByRole('textbox', { name: 'Title' }), '读书会');
    press(dialog.getByRole('button', { name: 'Save' }));
    await event(/^读书会/);
    expect(server.callsOf(createEvent)[0]?.body).toMatchObject({ title: '读书会', calendarId: 1, reminderMinutes: 15, invitees: [] });
    expect(await told()).toEqual(['Event saved']);
  });

  it('CAL-24 CAL-25 changes an event, and removes it once it was asked', async () => {
    const { server } = await open();
    press(await event(/^三版合同评审/));
    press(await screen.findByRole('button', { name: 'Edit' }, patience));
    const dialog = await form('Change event');
    type(dialog.getByRole('textbox', { name: 'Title' }), '终版评审');
    press(dialog.getByRole('button', { name: 'Save' }));
    press(await event(/^终版评审/));
    expect(server.callsOf(changeEvent)[0]).toMatchObject({ params: { id: 1 }, body: { title: '终版评审' } });
    press(await screen.findByRole('button', { name: 'Delete' }, patience));
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    expect(server.callsOf(deleteEvent)).toEqual([]);
    press(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^终版评审/ })).toBeNull(), patience);
  });

  it('CAL-30 CAL-31 asks of a series whether this one or all are meant', async () => {
    const { server } = await open();
    press(await event(/^二期周例会/));
    press(await screen.findByRole('button', { name: 'Edit' }, patience));
    press(await screen.findByRole('button', { name: 'This event' }, patience));
    const dialog = await form('Change event');
    type(dialog.getByRole('textbox', { name: 'Title' }), '改期');
    press(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.callsOf(changeOccurrence)).toHaveLength(1), patience);
    expect(server.callsOf(changeOccurrence)[0]?.body).toMatchObject({
      eventId: 2,
      recurrenceId: '20261118T013000Z',
      title: '改期',
      repeat: null,
    });
  });

  it('CAL-30 removes one of a series', async () => {
    const { server } = await open();
    press(await event(/^二期周例会/));
    press(await screen.findByRole('button', { name: 'Delete' }, patience));
    press(await screen.findByRole('button', { name: 'This event' }, patience));
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.callsOf(deleteOccurrence)).toHaveLength(1), patience);
    expect(server.callsOf(deleteOccurrence)[0]?.body).toEqual({ eventId: 2, recurrenceId: '20261118T013000Z' });
  });

  it('CAL-26 answers an invitation, and leaves alone what may only be read', async () => {
    const { server } = await open();
    press(await event(/^数据中台答疑/));
    press(await screen.findByRole('button', { name: 'Accept' }, patience));
    await waitFor(() => expect(server.callsOf(answerInvitation)[0]?.body).toEqual({ calendarEventId: 4, answer: 'accept' }), patience);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull(), patience);
    press(await event(/^品牌周会/));
    await screen.findByRole('region', { name: '品牌周会' }, patience);
    expect([screen.queryByRole('button', { name: 'Edit' }), screen.queryByRole('button', { name: 'Delete' })]).toEqual([null, null]);
  });

  it('CAL-28 CAL-20 asks which calendar a file is read into, of those that may be written', async () => {
    const { server } = await open();
    await event(/^三版合同评审/);
    const button = screen.getByRole('button', { name: 'Import' });
    button.focus();
    fireEvent.keyDown(button, { key: 'Enter' });
    const menu = within(await screen.findByRole('menu', {}, patience));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Personal', '云川二期']);
    press(menu.getByRole('menuitem', { name: '云川二期' }));
    const file = new File(['BEGIN:VCALENDAR'], 'plan.ics', { type: 'text/calendar' });
    fireEvent.change(screen.getByLabelText('Import', { selector: 'input' }), { target: { files: [file] } });
    expect(await told()).toEqual(['2 events imported']);
    expect(server.callsOf(importEvents).map(({ body }) => body)).toEqual([{ calendarId: 2 }]);
  });

  it('INV-07 opens the event that a link names, and says when it is gone', async () => {
    const { address } = await open({ at: '/calendar/index?event=1' });
    await screen.findByRole('region', { name: '三版合同评审' }, patience);
    await waitFor(() => expect(address()).toBe('/calendar/index'), patience);
    closeApp();
    await open({ at: '/calendar/index?event=99' });
    expect(await told()).toEqual(['This event no longer exists.']);
  });

  it('INV-07 opens an event of another week, whose month is here already', async () => {
    const [first, ...others] = exampleEvents() as [CalendarEvent, ...CalendarEvent[]];
    const later = { ...first, startsAt: '2026-11-27T06:00:00.000Z', endsAt: '2026-11-27T07:00:00.000Z' };
    const come = Promise.withResolvers<CalendarEvent>();
    await open({
      at: '/calendar/index?event=1',
      answers: [answer(getEvent, () => come.promise), ...calendarAnswers([later, ...others], [])],
    });
    await event(/^二期周例会/);
    come.resolve(later);
    await screen.findByRole('region', { name: '三版合同评审' }, patience);
  });

  it('RTE-17 /calendar leads to its screen', async () => {
    const { address } = await open({ at: '/calendar' });
    expect(address()).toBe('/calendar/index');
  });

  it('FLK-06 LAY-13 asks for the lock password first', async () => {
    const locked = answer(getLockStatus, () => exampleLockStatus({ hasCalendarLock: true }));
    await openApp({ at: '/calendar/set', answers: [locked] });
    await screen.findByRole('dialog', { name: 'The schedule is locked' }, patience);
    expect(screen.queryByRole('list', { name: 'My calendars' })).toBeNull();
  });

  it('CAL-35 calls an event to mind when the server says that it is time', async () => {
    await openApp();
    act(() => dueEvents.tell({ calendarEventId: 1, startsAt: '2026-11-20T06:00:00.000Z' }));
    const [message] = await told();
    expect(message).toMatch(/^三版合同评审 · /);
  });

  it('CAL-35 tells behind the lock of all events whose time came while the screen was locked', async () => {
    // No page hears of them where the lock screen stands.
    for (const startsAt of ['2026-11-20T06:00:00.000Z', '2026-11-20T06:05:00.000Z']) dueEvents.tell({ calendarEventId: 1, startsAt });
    dueEvents.tell({ calendarEventId: 2, startsAt: '2026-11-20T06:05:00.000Z' });
    await openApp();
    await waitFor(
      () =>
        expect(
          toasts
            .getSnapshot()
            .map(({ key }) => key)
            .sort(),
        ).toEqual(['event-1', 'event-2']),
      patience,
    );
  });
});

describe('the calendars', () => {
  const settings = async (more: OpenApp = {}) => {
    const app = await openApp({ at: '/calendar/set', ...more });
    await screen.findByRole('list', { name: 'My calendars' }, patience);
    return app;
  };

  it('CAL-02 CAL-16 are listed with their sharing, and made', async () => {
    const { server } = await settings();
    await screen.findByText('云川二期', {}, patience);
    expect(screen.getByText('品牌排期')).toBeTruthy();
    press(screen.getByRole('button', { name: 'New calendar' }));
    const dialog = await form('New calendar');
    type(dialog.getByRole('textbox', { name: 'Name' }), '年假');
    press(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('年假', {}, patience);
    expect(server.callsOf(createCalendar)[0]?.body).toEqual({ name: '年假', color: 'e01', shares: [] });
  });

  it('CAL-14 ERR-47 cannot be shared with an address outside the system', async () => {
    const { server } = await settings();
    await screen.findByText('云川二期', {}, patience);
    press(screen.getByRole('button', { name: 'New calendar' }));
    const dialog = await form('New calendar');
    type(dialog.getByRole('textbox', { name: 'Name' }), '外部');
    const people = dialog.getByRole('combobox', { name: 'Share with' });
    type(people, 'zhou@partner.example');
    fireEvent.keyDown(people, { key: 'Enter' });
    await dialog.findByRole('list', { name: 'Shared with' }, patience);
    press(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('zhou@partner.example isn’t a mailbox of this system.', {}, patience);
    expect(server.callsOf(createCalendar)).toHaveLength(1);
  });

  it('CAL-18 the first one stays', async () => {
    await settings();
    press(await screen.findByRole('button', { name: 'Delete Personal' }, patience));
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Delete' }));
    expect(await told()).toEqual(['You can’t delete your default calendar. Accepted invitations are saved there.']);
  });

  it('CAL-29 are saved as files, and CAL-21 those of others are left', async () => {
    const save = vi.fn();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:calendar', revokeObjectURL: () => undefined }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      save(this.download);
    });
    const { server } = await settings();
    press(await screen.findByRole('button', { name: 'Export 云川二期' }, patience));
    await waitFor(() => expect(save).toHaveBeenCalledWith('calendar-2.ics'), patience);
    expect(server.callsOf(exportEvents).map(({ query }) => query)).toEqual([{ calendarId: 2 }]);
    press(screen.getByRole('button', { name: 'Leave 品牌排期' }));
    expect(server.callsOf(unshareCalendar)).toEqual([]);
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByText('品牌排期')).toBeNull(), patience);
    expect(server.callsOf(unshareCalendar)[0]?.body).toEqual({ calendarId: 3, address: 'lin.yue@jinshu.example' });
    click.mockRestore();
    vi.unstubAllGlobals();
  });

  it('CAL-04 have the eleven colours that every skin paints', () => {
    expect(Object.keys(vars.color.event)).toEqual([...eventColors]);
  });

  it.each(languages)('I18-02 have words in %s', (language) => {
    expect(Object.values(calendarStrings).filter(({ id }) => !wordsOf(language)[id])).toEqual([]);
  });
});

describe('a meeting from a mail', () => {
  it('RED-26 opens a new event with the subject as title and sender and recipients invited, and saves it', async () => {
    const { server } = await openApp();
    const grid = await screen.findByRole('grid', { name: 'Messages' }, patience);
    const row = await within(grid).findByRole('row', { name: /云川二期项目验收/ }, patience);
    fireEvent.click(within(row).getAllByText(/云川二期项目验收/)[0] as HTMLElement);
    press(await screen.findByRole('button', { name: 'Meeting' }, patience));
    const dialog = await form();
    expect((dialog.getByRole('textbox', { name: 'Title' }) as HTMLInputElement).value).toMatch(/云川二期项目验收/);
    expect(within(dialog.getByRole('list', { name: 'Invitees' })).getAllByRole('listitem').length).toBeGreaterThan(0);
    press(dialog.getByRole('button', { name: 'Save' }));
    expect(await told()).toEqual(['Event saved. Invitations are being sent.']);
    const [call] = server.callsOf(createEvent);
    const invited = JSON.stringify(call?.body);
    expect(invited).toContain('zhou.muyun@yunchuan.example');
    expect(invited).not.toContain('lin.yue@jinshu.example');
  });
});
