import {
  createShare,
  deleteShare,
  downloadShareSample,
  enterSharedMailbox,
  getSharedStatus,
  importShares,
  listContactSuggestions,
  listSharedToMe,
  listShares,
  Problem,
  type Share,
  type ShareRow,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleStatus } from '../../../testing/examples.ts';
import { answer } from '../../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, pushNews, told, withPush } from '../../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const chen: Share = {
  id: 2,
  userName: 'chen.wei@jinshu.example',
  name: '陈伟',
  detail: '研究部 · 研究员',
  level: 'read',
  usedAt: '2026-11-19T01:40:00Z',
  isInUse: false,
};
const shen: Share = {
  ...chen,
  id: 3,
  userName: 'shen.he@jinshu.example',
  name: '沈禾',
  detail: '',
  level: 'full',
  usedAt: null,
  isInUse: true,
};

/** A server of shares, which takes what is sent. People of this system have the names of its addresses. */
async function open(rows: Share[], more: Parameters<typeof openApp>[0] = {}) {
  const kept = { rows };
  const opened = await openApp({
    at: '/setting/relatelist',
    answers: [
      ...(more.answers ?? []),
      answer(listShares, () => ({ count: kept.rows.length, results: kept.rows })),
      answer(listSharedToMe, () => ({
        count: 1,
        results: [{ shareId: 7, userName: 'service@jinshu.example', name: '读者服务', level: 'write' as const, unseenCount: 5 }],
      })),
      answer(createShare, ({ body: { userName, level } }) => {
        if (!userName.endsWith('@jinshu.example')) throw new Problem('not-system-mailbox', { address: userName });
        const known = kept.rows.find((row) => row.userName === userName);
        const row = { ...(known ?? { ...chen, id: 9, name: userName, userName, usedAt: null }), level };
        kept.rows = [...kept.rows.filter((one) => one !== known), row];
        return row;
      }),
      answer(deleteShare, ({ params: { id } }) => {
        kept.rows = kept.rows.filter((row) => row.id !== id);
        return {};
      }),
      answer(listContactSuggestions, () => ({ count: 0, results: [] })),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Shared with others' }, patience);
  return { ...opened, kept };
}
const rowOf = async (name: string) => within(await screen.findByRole('listitem', { name }, patience));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));

it('SET-96 SHR-17 SHR-20 lists who may use the mailbox, at which level and since when, and follows changes by push', async () => {
  const { kept } = await open([chen, shen], { answers: [withPush()] });
  const first = await rowOf('陈伟');
  first.getByText('研究部 · 研究员');
  first.getByText('Nov 19, 2026, 1:40 AM');
  first.getByRole('button', { name: /^Read-only.*Permission of 陈伟/ });
  const second = await rowOf('沈禾');
  second.getByText('shen.he@jinshu.example');
  second.getByText('In use now');
  const mailbox = await rowOf('读者服务');
  mailbox.getByText('Read and write');
  mailbox.getByText('5 unread');
  kept.rows = [{ ...shen, isInUse: false }];
  await pushNews({ type: 'settings.changed' });
  await waitFor(() => expect(screen.queryByRole('listitem', { name: '陈伟' })).toBeNull(), patience);
  (await rowOf('沈禾')).getByText('Never used');
});

it('SET-96 SHR-18 SHR-19 changes a level, and takes access back after a question', async () => {
  const { server } = await open([chen, shen]);
  press((await rowOf('陈伟')).getByRole('button', { name: /Permission of 陈伟/ }));
  press(await screen.findByRole('option', { name: /^Send as proxy/ }, patience));
  await (await rowOf('陈伟')).findByRole('button', { name: /^Send as proxy/ }, patience);
  expect(await told()).toEqual(['Permission changed']);
  expect(server.callsOf(createShare)).toMatchObject([{ body: { userName: chen.userName, level: 'send' } }]);
  press((await rowOf('沈禾')).getByRole('button', { name: 'Remove 沈禾' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop sharing with 沈禾?' }, patience));
  question.getByText('Your mailbox closes for them immediately.');
  press(question.getByRole('button', { name: 'Cancel' }));
  expect(server.callsOf(deleteShare)).toEqual([]);
  press((await rowOf('沈禾')).getByRole('button', { name: 'Remove 沈禾' }));
  press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: '沈禾' })).toBeNull(), patience);
  expect(server.callsOf(deleteShare)).toMatchObject([{ params: { id: 3 } }]);
});

it('SHR-18 shares with colleagues at a level, and keeps those in the field who cannot have it, with the reason', async () => {
  const { server } = await open([]);
  await screen.findByText('Not shared with anyone yet.', {}, patience);
  press(screen.getByRole('button', { name: 'Share with colleagues' }));
  const dialog = await dialogOf('Share with colleagues');
  press(dialog.getByRole('button', { name: 'Share' }));
  await dialog.findByText('Select at least one colleague.', {}, patience);
  const field = await dialog.findByRole('combobox', { name: 'Colleagues' }, patience);
  const enter = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  enter('chen.wei@jinshu.example, x@partner.example');
  press(dialog.getByRole('button', { name: /Permission$/ }));
  press(await screen.findByRole('option', { name: /^Read and write/ }, patience));
  press(dialog.getByRole('button', { name: 'Share' }));
  await dialog.findByText('x@partner.example isn’t a mailbox of this system.', {}, patience);
  expect(dialog.queryByText('chen.wei@jinshu.example')).toBeNull();
  (await rowOf('chen.wei@jinshu.example')).getByRole('button', { name: /^Read and write/ });
  expect(server.callsOf(createShare)).toMatchObject([
    { body: { userName: 'chen.wei@jinshu.example', level: 'write' } },
    { body: { userName: 'x@partner.example', level: 'write' } },
  ]);
  fireEvent.keyDown(field, { key: 'Backspace' });
  fireEvent.keyDown(document.activeElement ?? field, { key: 'Backspace' });
  await waitFor(() => expect(dialog.queryByText('x@partner.example')).toBeNull(), patience);
  enter('lin.yue@jinshu.example');
  press(dialog.getByRole('button', { name: 'Share' }));
  await dialog.findByText('This is your own mailbox.', {}, patience);
  expect(server.callsOf(createShare)).toHaveLength(2);
});

it('SHR-21 SHR-22 says what a file of people does before it takes it, refuses what is no table, and offers samples', async () => {
  const rows: ShareRow[] = [
    { row: 2, userName: chen.userName, name: '陈伟', level: 'read', reason: null },
    { row: 3, userName: 'x@partner.example', name: '', level: 'read', reason: 'unknown-person' },
  ];
  const { server, kept } = await open([], {
    answers: [
      answer(importShares, ({ body: { isDryRun } }) => {
        if (server.callsOf(importShares).length === 1) throw new Problem('unsupported-body');
        if (!isDryRun) kept.rows = [chen];
        return { count: rows.length, results: rows };
      }),
      answer(downloadShareSample, () => ({ blob: new Blob(['a,b']), fileName: 'sample.csv' })),
    ],
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sample', revokeObjectURL: () => undefined }));
  const save = vi.fn();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    save(this.download);
  });
  press(await screen.findByRole('button', { name: 'Import from a file' }, patience));
  const dialog = await dialogOf('Import from a file');
  press(dialog.getByRole('button', { name: 'Sample (CSV)' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith('sample.csv'), patience);
  expect(server.callsOf(downloadShareSample).map(({ query }) => query)).toEqual([{ format: 'csv' }]);
  click.mockRestore();
  const give = (name: string) =>
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [new File(['x'], name)] } });
  give('broken.csv');
  await dialog.findByText('This file can’t be read. Select a CSV or Excel file.', {}, patience);
  give('people.csv');
  await dialog.findByText('Shares with 1 person, 1 row is left out.', {}, patience);
  dialog.getByText('Row 3, x@partner.example: this address isn’t known here');
  expect(screen.queryByRole('listitem', { name: '陈伟' })).toBeNull();
  press(dialog.getByRole('button', { name: 'Share' }));
  await rowOf('陈伟');
  expect(await told()).toEqual(['Shared with 1 person']);
  expect(server.callsOf(importShares).map(({ body }) => (body as { isDryRun: boolean }).isDryRun)).toEqual([true, true, false]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
});

it('SHR-20 SHR-05 opens a mailbox that is shared with the user', async () => {
  const went = vi.fn();
  vi.spyOn(window.location, 'assign').mockImplementation(went);
  const { server } = await open([], { answers: [answer(enterSharedMailbox, () => ({ token: 'shared' }) as never)] });
  press((await rowOf('读者服务')).getByRole('button', { name: 'Open 读者服务' }));
  await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/mailbox/welcome'), patience);
  expect(server.callsOf(enterSharedMailbox)).toMatchObject([{ body: { shareId: 7 } }]);
});

it('SHR-23 in a shared mailbox nothing of its owner can be shared', async () => {
  const { server } = await open([chen], { answers: [answer(getSharedStatus, () => exampleStatus({ isInSharedMailbox: true }))] });
  await screen.findByText('You’re in a shared mailbox. Go back to your own mailbox to share it.', {}, patience);
  await rowOf('读者服务');
  expect(screen.queryByRole('button', { name: 'Share with colleagues' })).toBeNull();
  expect(server.callsOf(listShares)).toEqual([]);
});
