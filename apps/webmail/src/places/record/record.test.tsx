import {
  getLoginInfo,
  type LoginRecord,
  listDeletedRecords,
  listLoginRecords,
  listReceivedRecords,
  listSentRecords,
  type MailRecord,
  Problem,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleLoginInfo } from '../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../testing/fakeServer.ts';
import { choose, closeApp, openApp, patience, press } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const login = (more: Partial<LoginRecord> = {}): LoginRecord => ({
  id: 1,
  at: '2026-11-20T01:42:00.000Z',
  ip: '203.0.113.24',
  place: '浙江 · 电信',
  isSuccess: true,
  ...more,
});
const mail = (more: Partial<MailRecord> = {}): MailRecord => ({
  id: 1,
  at: '2026-11-20T01:42:00.000Z',
  person: 'chen.wei@jinshu.example',
  subject: '验收方案',
  size: 20_480,
  outcome: 'success',
  folder: '',
  isGone: false,
  info: '',
  ...more,
});
const list = (...records: MailRecord[]) => ({ count: records.length, results: records });
const answers: FakeAnswer[] = [
  answer(listLoginRecords, () => ({ count: 2, results: [login(), login({ id: 2, ip: '198.51.100.9', place: '', isSuccess: false })] })),
  answer(listSentRecords, () =>
    list(mail({ outcome: 'failure', info: '5.1.1 unknown' }), mail({ id: 2, subject: '报价', outcome: 'waiting' })),
  ),
  answer(listReceivedRecords, () => ({ ...list(mail({ folder: 'INBOX' }), mail({ id: 2, subject: '周报' })), count: 43 })),
  answer(listDeletedRecords, () => list(mail({ folder: 'INBOX' }), mail({ id: 2, subject: '旧稿', folder: 'Trash', isGone: true }))),
];
const open = (more: readonly FakeAnswer[] = []) => openApp({ at: '/search', answers: [...more, ...answers] });
const grid = (name: string) => screen.findByRole('grid', { name }, patience);
const row = async (name: string, words: RegExp) => within(await grid(name)).findByRole('row', { name: words }, patience);
const tab = async (name: string) => press(await screen.findByRole('tab', { name }, patience));

describe('the records', () => {
  it('QRY-01 QRY-08 begin with the logins: time, address, place and outcome', async () => {
    await open();
    const good = await row('Logins', /203\.0\.113\.24/);
    for (const words of ['浙江 · 电信', 'Succeeded']) expect(within(good).getByText(words)).toBeDefined();
    expect(within(await row('Logins', /198\.51/)).getByText('Incorrect password')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Self-service query' })).toBeDefined();
  });

  it('QRY-02 QRY-09 list the sent messages with recipient, size and how it ended', async () => {
    await open();
    await tab('Sent mail');
    const failed = await row('Sent mail', /验收方案/);
    for (const words of ['chen.wei@jinshu.example', '20 KB', '5.1.1 unknown']) expect(within(failed).getByText(words)).toBeDefined();
    expect(within(await row('Sent mail', /报价/)).getByText('Waiting')).toBeDefined();
  });

  it('QRY-03 QRY-09 list the received messages with their folder', async () => {
    await open();
    await tab('Received mail');
    expect(within(await row('Received mail', /验收方案/)).getByText('Inbox')).toBeDefined();
    expect(within(await row('Received mail', /周报/)).getByText('Forwarded')).toBeDefined();
  });

  it('QRY-04 QRY-09 list the deleted messages, and which of them are gone', async () => {
    await open();
    await tab('Deleted mail');
    expect(within(await row('Deleted mail', /验收方案/)).getByText('Moved to Trash')).toBeDefined();
    expect(within(await row('Deleted mail', /旧稿/)).getByText('Deleted permanently')).toBeDefined();
  });

  it('QRY-07 ask for a page of 20, for another page and size, and for a keyword once it is typed', async () => {
    const { server } = await open();
    await tab('Received mail');
    await row('Received mail', /验收方案/);
    const asked = () => server.callsOf(listReceivedRecords).at(-1)?.query;
    expect(asked()).toEqual({ page: 1, pageSize: 20, span: 'week' });
    press(screen.getByRole('button', { name: /Next/ }));
    await waitFor(() => expect(asked()).toMatchObject({ page: 2, pageSize: 20 }), patience);
    press(screen.getByRole('button', { name: '20 per page' }));
    await choose('100 per page');
    await waitFor(() => expect(asked()).toEqual({ page: 1, pageSize: 100, span: 'week' }), patience);
    const count = server.callsOf(listReceivedRecords).length;
    const field = screen.getByRole('searchbox', { name: 'Keyword' });
    for (const value of ['验', '验收']) fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(asked()).toMatchObject({ keyword: '验收', page: 1 }), patience);
    expect(server.callsOf(listReceivedRecords)).toHaveLength(count + 1);
  });

  it('QRY-01 say what is wrong where they cannot be loaded, and try again', async () => {
    let isDown = true;
    await open([
      answer(listLoginRecords, () => {
        if (isDown) throw new Problem('mailbox-share-power');
        return { count: 1, results: [login()] };
      }),
    ]);
    await screen.findByRole('alert', {}, patience);
    isDown = false;
    press(screen.getByRole('button', { name: 'Retry' }));
    await row('Logins', /203\.0\.113\.24/);
  });

  it('LAY-17 QRY-01 are not for accounts without them', async () => {
    const { address } = await open([answer(getLoginInfo, () => exampleLoginInfo({ showsCentre: false }))]);
    await waitFor(() => expect(address()).toBe('/mailbox/welcome'), patience);
  });
});
