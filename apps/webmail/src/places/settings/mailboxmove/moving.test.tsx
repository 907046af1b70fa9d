import { type Moving, type MovingForm, movingResource, Problem, presetMoving, receiveMoving, verifyMoving } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, pushNews, withPush } from '../../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const example = (more: Partial<Moving> = {}): Moving => ({
  id: 1,
  protocol: 'imap',
  server: 'imap.old.example',
  port: 993,
  usesSsl: true,
  email: 'lin@old.example',
  folderScope: 'all',
  chosenFolders: [],
  targetFolder: null,
  removeAfterDays: null,
  everyMinutes: null,
  isActive: true,
  moveStatus: 'done',
  statusInfo: '',
  lastReceiveTime: '2026-11-20T01:40:00Z',
  nextReceiveTime: '2026-11-20T01:50:00Z',
  fetchedCount: 20,
  totalCount: 20,
  fetchedBytes: 2_000_000,
  runCount: 3,
  currentFolder: '',
  knownFolders: ['INBOX', '投稿/2019'],
  ...more,
});

/** A server of accounts, which takes what is sent. */
async function open(rows: Moving[], more: Parameters<typeof openApp>[0] = {}) {
  const kept = { rows };
  const opened = await openApp({
    at: '/setting/mailboxmove',
    answers: [
      answer(movingResource.list, () => ({ count: kept.rows.length, results: kept.rows })),
      ...(more.answers ?? []),
      answer(movingResource.create, ({ body: { password: _, ...form } }) => {
        const row = example({ ...form, id: 9, moveStatus: 'waiting', lastReceiveTime: null });
        kept.rows = [...kept.rows, row];
        return row;
      }),
      answer(movingResource.update, ({ params: { id }, body: { password: _, ...form } }) => {
        kept.rows = kept.rows.map((row) => (row.id === id ? { ...row, ...form, moveStatus: 'waiting', statusInfo: '' } : row));
        return kept.rows.find((row) => row.id === id) as Moving;
      }),
      answer(movingResource.disable, ({ body: { ids } }) => {
        kept.rows = kept.rows.map((row) => (ids.includes(row.id) ? { ...row, isActive: false, moveStatus: 'waiting' } : row));
        return { count: 1 };
      }),
      answer(movingResource.bdel, ({ body: { ids } }) => {
        kept.rows = kept.rows.filter((row) => !ids.includes(row.id));
        return { count: 1 };
      }),
      answer(receiveMoving, () => ({ msg: 'ok' })),
      answer(presetMoving, () => ({ count: 0, results: [] })),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Other mailboxes' }, patience);
  return { ...opened, kept };
}
const itemOf = async (name: string) => within(await screen.findByRole('listitem', { name }, patience));
const fieldOf = (name: string) => screen.getByRole('textbox', { name });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const choose = async (label: RegExp, option: string) => {
  press(within(screen.getByRole('dialog')).getByRole('button', { name: label }));
  press(await screen.findByRole('option', { name: option }, patience));
};

it('SET-79 SET-85 lists the accounts with state, progress and the last problem in words, and follows them by push', async () => {
  const { kept } = await open(
    [
      example({ moveStatus: 'receiving', fetchedCount: 8412, totalCount: 13_560, currentFolder: '投稿/2019' }),
      example({ id: 2, email: 'lin@stopped.example', moveStatus: 'refused', statusInfo: 'login -ERR no such password' }),
      example({ id: 3, email: 'lin@full.example', moveStatus: 'full' }),
      example({ id: 4, email: 'lin@off.example', isActive: false, protocol: 'pop3', usesSsl: false }),
    ],
    { answers: [withPush()] },
  );
  const first = await itemOf('lin@old.example');
  first.getByText('Fetching');
  first.getByText('8,412 of 13,560');
  first.getByText('Fetching “投稿/2019”');
  first.getByText('IMAP, encrypted · all folders');
  expect(first.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('8412');
  (await itemOf('lin@stopped.example')).getByText(
    'The server refused the account or password. It may require an app password. Server response: -ERR no such password',
  );
  (await itemOf('lin@full.example')).getByText('Your mailbox is full. Delete messages to fetch more.');
  const off = await itemOf('lin@off.example');
  off.getByText('Off');
  expect(off.queryByRole('button', { name: 'Fetch now' })).toBeNull();
  kept.rows = [example({ fetchedCount: 13_560, totalCount: 13_560, runCount: 5148, lastReceiveTime: '2026-11-19T01:40:00Z' })];
  await pushNews({ type: 'settings-list.changed', resource: 'movings' });
  await first.findByText(/^5,148 new messages, Nov 19, 2026/, {}, patience);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('SET-82 SET-07 SET-06 fetches one account now, stops one that is being fetched, and deletes one after a question', async () => {
  const { server } = await open([example(), example({ id: 2, email: 'lin@busy.example', moveStatus: 'receiving' })]);
  press((await itemOf('lin@old.example')).getByRole('button', { name: 'Fetch now' }));
  await screen.findByText('Fetching started', {}, patience);
  expect(server.callsOf(receiveMoving)).toMatchObject([{ body: { id: 1 } }]);
  press((await itemOf('lin@busy.example')).getByRole('button', { name: 'Stop' }));
  await waitFor(async () => (await itemOf('lin@busy.example')).getByText('Off'), patience);
  expect(server.callsOf(movingResource.disable)).toMatchObject([{ body: { ids: [2] } }]);
  press((await itemOf('lin@old.example')).getByRole('button', { name: 'More actions for lin@old.example' }));
  press(await screen.findByRole('menuitem', { name: 'Delete' }, patience));
  const question = within(await screen.findByRole('alertdialog', {}, patience));
  question.getByText('Fetched messages stay in your mailbox.');
  press(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'lin@old.example' })).toBeNull(), patience);
  expect(server.callsOf(movingResource.bdel)).toMatchObject([{ body: { ids: [1] } }]);
});

it('SET-80 SET-81 SET-83 SET-117 fills in a provider, tests the connection, fetches chosen folders and saves what was chosen', async () => {
  let isReady = false;
  let letGo: () => void = () => undefined;
  const { server } = await open([], {
    answers: [
      answer(presetMoving, () => ({
        count: 1,
        results: [{ name: 'QQ', protocol: 'imap' as const, server: 'imap.qq.com', port: 993, usesSsl: true }],
      })),
      answer(verifyMoving, async () => {
        if (!isReady) throw new Problem('server-refused', { reason: 'login', words: 'NO wrong' });
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
        return { folders: ['INBOX', '投稿/2019'] };
      }),
    ],
  });
  await screen.findByText('No other mailboxes', {}, patience);
  press(screen.getByRole('button', { name: 'Add mailbox' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add mailbox' }, patience));
  press(dialog.getByRole('button', { name: 'Save' }));
  for (const text of ['Enter a server.', 'Enter an account.', 'Enter a password.']) await dialog.findByText(text, {}, patience);
  expect(server.callsOf(movingResource.create)).toEqual([]);
  type(fieldOf('Account'), 'lin@qq.com');
  fireEvent.blur(fieldOf('Account'));
  await waitFor(() => expect(fieldOf('Server')).toHaveProperty('value', 'imap.qq.com'), patience);
  dialog.getByText('Server settings of QQ filled in. You can change them.');
  type(dialog.getByLabelText('Password'), 'secret-1');
  await choose(/Folders$/, 'Selected folders');
  press(dialog.getByRole('button', { name: 'Test connection' }));
  await dialog.findByText(
    'The server refused the account or password. It may require an app password. Server response: NO wrong',
    {},
    patience,
  );
  isReady = true;
  press(dialog.getByRole('button', { name: 'Test connection' }));
  await dialog.findByText('Contacting the server. This takes 3–10 seconds.', {}, patience);
  await waitFor(() => expect(server.callsOf(verifyMoving)).toHaveLength(2), patience);
  letGo();
  await dialog.findByText('Connected. 2 folders found.', {}, patience);
  press(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Select at least one folder.', {}, patience);
  press(dialog.getByRole('checkbox', { name: '投稿/2019' }));
  await choose(/Fetch$/, 'Every hour');
  await choose(/On the other server$/, 'Delete messages once they are fetched');
  press(dialog.getByRole('button', { name: 'Save' }));
  const item = await itemOf('lin@qq.com');
  item.getByText(/^IMAP, encrypted · 1 folder · deleted there once fetched/);
  expect(server.callsOf(movingResource.create)).toEqual([
    {
      params: undefined,
      query: undefined,
      body: {
        protocol: 'imap',
        server: 'imap.qq.com',
        port: 993,
        usesSsl: true,
        email: 'lin@qq.com',
        password: 'secret-1',
        folderScope: 'chosen',
        chosenFolders: ['投稿/2019'],
        targetFolder: null,
        removeAfterDays: 0,
        everyMinutes: 60,
      } satisfies MovingForm,
    },
  ]);
});

it('SET-81 says what the other server refused when an account is changed, at its field where it has one, and keeps what was typed', async () => {
  const problems = [
    new Problem('invalid-input', {}, { fields: { password: ['Enter the password.'] } }),
    new Problem('server-refused', { reason: 'untrusted', words: '' }),
  ];
  const { server } = await open([example({ removeAfterDays: 30 })], {
    answers: [
      answer(movingResource.update, ({ params: { id } }) => {
        const problem = problems.shift();
        if (problem) throw problem;
        return example({ id });
      }),
    ],
  });
  press((await itemOf('lin@old.example')).getByRole('button', { name: 'More actions for lin@old.example' }));
  press(await screen.findByRole('menuitem', { name: 'Edit' }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit mailbox' }, patience));
  expect(fieldOf('Days')).toHaveProperty('value', '30');
  dialog.getByText('Leave empty to keep the saved password.');
  type(fieldOf('Server'), 'imap.new.example');
  press(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Enter a password.', {}, patience);
  type(dialog.getByLabelText('Password'), 'secret-2');
  press(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('The server’s certificate isn’t trusted.', {}, patience);
  expect(fieldOf('Server')).toHaveProperty('value', 'imap.new.example');
  press(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved', {}, patience);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  expect(server.callsOf(movingResource.update).at(-1)).toMatchObject({
    params: { id: 1 },
    body: { server: 'imap.new.example', password: 'secret-2', removeAfterDays: 30, targetFolder: null, everyMinutes: null },
  });
});
