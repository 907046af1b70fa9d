import {
  type AutoReply,
  allowedSenderResource,
  autoForwardResource,
  autoReplyResource,
  blockedSenderResource,
  getForwarding,
  getSmsNotice,
  importBlockedSenders,
  Problem,
  type RecallRecord,
  recallRecordResource,
  setForwarding,
  setSmsNotice,
  smsSenderResource,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, told } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const listed = <Row,>(results: Row[]) => ({ count: results.length, results });
const gridOf = async (name: string) => within(await screen.findByRole('grid', { name }, patience));
const choose = async (grid: ReturnType<typeof within>, name: RegExp) =>
  press(within(await grid.findByRole('row', { name }, patience)).getByRole('checkbox'));
const confirm = async (name: string) => press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name }));
const type = (name: string, value: string) => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  return field;
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);

describe.each([
  ['whitelist', 'Allowed senders', allowedSenderResource, 'SET-74'],
  ['blacklist', 'Blocked senders', blockedSenderResource, 'SET-75'],
] as const)('the page %s', (page, name, resource, id) => {
  it(`${id} SET-06 SET-08 SET-09 lists entries, adds one, deletes chosen ones and clears the list`, async () => {
    let rows = [
      { id: 1, pattern: '@ads.example', createdAt: '2026-11-22T10:40:00Z', isActive: true },
      { id: 2, pattern: 'promo@shop.example', createdAt: '2026-11-20T10:40:00Z', isActive: true },
    ];
    const { server } = await openApp({
      at: `/setting/${page}`,
      answers: [
        answer(resource.list, () => listed(rows)),
        answer(resource.create, ({ body: { pattern } }) => {
          const row = { id: 3, pattern, createdAt: '2026-11-24T10:40:00Z', isActive: true };
          rows = [row, ...rows];
          return row;
        }),
        answer(resource.bdel, ({ body: { ids } }) => {
          rows = rows.filter((row) => !ids.includes(row.id));
          return { count: ids.length };
        }),
        answer(resource.clear, () => {
          rows = [];
          return { count: 2 };
        }),
      ],
    });
    await heading(name);
    const grid = await gridOf(name);
    await grid.findByRole('row', { name: /@ads\.example/ }, patience);
    type('New entry', 'nothing');
    press(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('Enter an address, or @ followed by a domain.', {}, patience);
    expect(server.callsOf(resource.create)).toEqual([]);
    type('New entry', 'zhou@partner.example');
    press(screen.getByRole('button', { name: 'Add' }));
    await grid.findByRole('row', { name: /zhou@partner\.example/ }, patience);
    await choose(grid, /promo@shop\.example/);
    press(screen.getByRole('button', { name: 'Delete' }));
    await confirm('Delete');
    await waitFor(() => expect(grid.queryByText('promo@shop.example')).toBeNull(), patience);
    expect(server.callsOf(resource.bdel)).toMatchObject([{ body: { ids: [2] } }]);
    press(screen.getByRole('button', { name: 'Clear' }));
    await confirm('Clear');
    await waitFor(() => expect(grid.queryByText('@ads.example')).toBeNull(), patience);
  });
});

it('SET-75 SET-76 several pasted entries are added at once', async () => {
  const { server } = await openApp({
    at: '/setting/blacklist',
    answers: [answer(blockedSenderResource.list, () => listed([])), answer(importBlockedSenders, () => ({ count: 2 }))],
  });
  await heading('Blocked senders');
  const field = await screen.findByRole('textbox', { name: 'New entry' }, patience);
  fireEvent.paste(field, { clipboardData: { getData: () => 'a@ads.example\r\n@shop.example\r\n' } });
  await waitFor(() => expect(field).toHaveProperty('value', 'a@ads.example, @shop.example'), patience);
  press(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('2 entries imported', {}, patience);
  expect(server.callsOf(importBlockedSenders)).toMatchObject([{ body: { patterns: ['a@ads.example', '@shop.example'] } }]);
});

it('SET-70 SET-07 SET-113 forwards to addresses that are added and turned off, and keeps a copy unless that is switched off', async () => {
  let rows = [{ id: 1, target: 'me@far.example', isActive: true, isOutside: true, refusals: 0 }];
  let how = { keepsCopy: true, forwardsSpam: false, isAllowed: true, isOutsideAllowed: true };
  const { server } = await openApp({
    at: '/setting/autoforward',
    answers: [
      answer(autoForwardResource.list, () => listed(rows)),
      answer(getForwarding, () => how),
      answer(setForwarding, ({ body }) => {
        how = { ...how, ...body };
        return { msg: 'success' };
      }),
      answer(autoForwardResource.create, ({ body: { target } }) => {
        const row = { id: 2, target, isActive: true, isOutside: false, refusals: 0 };
        rows = [...rows, row];
        return row;
      }),
      answer(autoForwardResource.disable, ({ body: { ids } }) => {
        rows = rows.map((row) => (ids.includes(row.id) ? { ...row, isActive: false } : row));
        return { count: ids.length };
      }),
    ],
  });
  await heading('Forwarding');
  const grid = await gridOf('Forwarding');
  within(await grid.findByRole('row', { name: /me@far\.example/ }, patience)).getByText('External');
  press(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Enter an address.', {}, patience);
  type('New entry', 'chen.wei@jinshu.example');
  press(screen.getByRole('button', { name: 'Add' }));
  await grid.findByRole('row', { name: /chen\.wei/ }, patience);
  await choose(grid, /me@far\.example/);
  press(screen.getByRole('button', { name: 'Disable' }));
  await grid.findByText('Off', {}, patience);
  press(await screen.findByRole('switch', { name: 'Keep a copy here' }, patience));
  await waitFor(() => expect(server.callsOf(setForwarding)).toMatchObject([{ body: { keepsCopy: false, forwardsSpam: false } }]), patience);
});

it('SET-92 shows each recall with subject, recipient and outcome', async () => {
  const records: RecallRecord[] = [
    {
      id: 1,
      messageId: 'a@x',
      subject: 'Offer',
      recipient: 'chen.wei@jinshu.example',
      at: '2026-11-24T02:00:00Z',
      status: 'recalled',
      info: 'taken-back',
      isActive: true,
    },
    {
      id: 2,
      messageId: 'b@x',
      subject: 'Plan',
      recipient: 'x@far.example',
      at: '2026-11-23T02:00:00Z',
      status: 'failed',
      info: 'outside',
      isActive: true,
    },
  ];
  await openApp({
    at: '/setting/zhaohui',
    answers: [answer(recallRecordResource.list, () => listed(records)), answer(recallRecordResource.clear, () => ({ count: 2 }))],
  });
  await heading('Recall records');
  const grid = await gridOf('Recall records');
  within(await grid.findByRole('row', { name: /Offer/ }, patience)).getByText('Recalled');
  within(grid.getByRole('row', { name: /x@far\.example/ })).getByText('External recipient');
});

it('SET-86 SET-87 ERR-43 keeps number, hours and senders of the SMS notices, and asks for a number', async () => {
  const notice = { isOn: false, mobile: '', start: '08:00', end: '22:00', sentToday: 3, dailyLimit: 20 };
  const { server } = await openApp({
    at: '/setting/sms',
    answers: [
      answer(getSmsNotice, () => notice),
      answer(smsSenderResource.list, () => listed([{ id: 1, pattern: '@partner.example', isActive: true }])),
      answer(setSmsNotice, () => ({ msg: 'success' })),
      answer(smsSenderResource.create, ({ body: { pattern } }) => ({ id: 2, pattern, isActive: true })),
    ],
  });
  await heading('SMS notices');
  await (await gridOf('SMS senders')).findByRole('row', { name: /@partner\.example/ }, patience);
  screen.getByText('3 of up to 20 SMS sent today');
  press(screen.getByRole('switch'));
  press(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter a number.', {}, patience);
  type('Mobile', '138 1086 5608');
  press(screen.getByRole('button', { name: 'Save' }));
  await waitFor(
    () =>
      expect(server.callsOf(setSmsNotice)).toMatchObject([{ body: { isOn: true, mobile: '138 1086 5608', start: '08:00', end: '22:00' } }]),
    patience,
  );
  type('New entry', 'boss@partner.example');
  press(screen.getByRole('button', { name: 'Add' }));
  await waitFor(
    () => expect(server.callsOf(smsSenderResource.create)).toMatchObject([{ body: { pattern: 'boss@partner.example' } }]),
    patience,
  );
});

it('SET-63 SET-64 SET-65 lists the automatic replies, enables and disables them, and changes one in a dialog', async () => {
  let rules: AutoReply[] = [
    {
      id: 1,
      name: 'After work',
      match: 'any',
      conditions: [{ field: 'subject', comparison: 'contains', value: 'plan' }],
      period: { type: 'weekday', startDay: 1, endDay: 5, start: '18:30', end: '23:00' },
      content: '<p>Tomorrow.</p>',
      isActive: true,
      sentCount: 12,
    },
  ];
  const { server } = await openApp({
    at: '/setting/autoreply',
    answers: [
      answer(autoReplyResource.list, () => listed(rules)),
      answer(autoReplyResource.disable, ({ body: { ids } }) => {
        rules = rules.map((rule) => ({ ...rule, isActive: false }));
        return { count: ids.length };
      }),
      answer(autoReplyResource.update, ({ body: { timeZone: _, ...form } }) => {
        rules = rules.map((rule) => ({ ...rule, ...form }));
        return rules[0] as AutoReply;
      }),
    ],
  });
  await heading('Auto-reply');
  const grid = await gridOf('Auto-reply');
  const row = await grid.findByRole('row', { name: /After work/ }, patience);
  within(row).getByText('Monday to Friday, 18:30–23:00');
  within(row).getByText('12');
  await choose(grid, /After work/);
  press(screen.getByRole('button', { name: 'Disable' }));
  await within(row).findByText('Off', {}, patience);
  fireEvent.doubleClick(row);
  fireEvent.keyDown(row, { key: 'Enter' });
  fireEvent.keyUp(row, { key: 'Enter' });
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  fireEvent.change(await dialog.findByRole('textbox', { name: 'Name' }, patience), { target: { value: 'Evenings' } });
  press(dialog.getByRole('button', { name: 'Save' }));
  await grid.findByRole('row', { name: /Evenings/ }, patience);
  expect(server.callsOf(autoReplyResource.update)).toMatchObject([
    { params: { id: 1 }, body: { name: 'Evenings', match: 'any', period: { type: 'weekday' }, isActive: false } },
  ]);
});

it('ERR-65 ERR-66 tells that rows were enabled or disabled, or that they were not and why', async () => {
  let isActive = true;
  let refuses = false;
  const set = (next: boolean) => () => {
    if (refuses) throw new Problem('forbidden');
    isActive = next;
    return { count: 1 };
  };
  await openApp({
    at: '/setting/autoforward',
    answers: [
      answer(autoForwardResource.list, () => listed([{ id: 1, target: 'me@far.example', isActive, isOutside: true, refusals: 0 }])),
      answer(getForwarding, () => ({ keepsCopy: true, forwardsSpam: false, isAllowed: true, isOutsideAllowed: true })),
      answer(autoForwardResource.enable, set(true)),
      answer(autoForwardResource.disable, set(false)),
    ],
  });
  const grid = await gridOf('Forwarding');
  await choose(grid, /me@far\.example/);
  const button = (name: string) => screen.getByRole('button', { name });
  press(button('Disable'));
  await waitFor(async () => expect(await told()).toEqual(['Disabled']), patience);
  press(button('Enable'));
  await waitFor(async () => expect(await told()).toEqual(expect.arrayContaining(['Enabled'])), patience);
  refuses = true;
  press(button('Disable'));
  await waitFor(
    async () => expect(await told()).toEqual(expect.arrayContaining(['Couldn’t disable. You don’t have permission to do this.'])),
    patience,
  );
  press(button('Enable'));
  await waitFor(
    async () => expect(await told()).toEqual(expect.arrayContaining(['Couldn’t enable. You don’t have permission to do this.'])),
    patience,
  );
});
