import { getFileShare, type OpenedShare, Problem, type ProblemCode, previewSharedFile } from '@jinshu/api';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../core/language/language.ts';
import { ExampleApp } from '../../testing/ExampleApp.tsx';
import { answer, createFakeServer } from '../../testing/fakeServer.ts';
import { saidAt } from '../../testing/fields.ts';
import { closeApp, patience, press } from '../../testing/openApp.tsx';
import './SharePlace.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const opened: OpenedShare = {
  ownerName: '林月',
  expiresAt: '2099-12-23T04:00:00Z',
  downloadsLeft: 4,
  results: [
    { id: 1, name: '扫描样本', size: 0, kind: 'folder', type: '' },
    { id: 1, name: '接口文档.pdf', size: 1_551_892, kind: 'file', type: 'application/pdf' },
    { id: 2, name: '说明.html', size: 20, kind: 'file', type: 'text/html' },
    { id: 3, name: '现场.png', size: 20, kind: 'file', type: 'image/png' },
    { id: 4, name: '录像.mp4', size: 20, kind: 'file', type: 'video/mp4' },
  ],
  count: 5,
  path: [],
  grant: 'a'.repeat(43),
};

/** Opens the page of a share as a visitor without a session. */
async function visit(problem?: (code: string) => ProblemCode | undefined, at = '/fileshare?link=q7Lm2x9Vd4') {
  localStorage.clear();
  const server = createFakeServer(
    answer(getFileShare, ({ body: { code, folderId } }) => {
      const refused = problem?.(code);
      if (refused) throw new Problem(refused);
      if (folderId === 1)
        return {
          ...opened,
          results: [{ ...opened.results[1], id: 7, name: '内页.png' } as never],
          count: 1,
          path: [{ id: 1, name: '扫描样本' }],
        };
      return opened;
    }),
    answer(previewSharedFile, ({ query: { fileId } }) => {
      const page = { kind: 'html' as const, html: '<script>alert(1)</script>总则', isCut: false };
      return fileId === 2 ? page : { kind: 'image' as const, isCut: false, grant: 'picture' };
    }),
  );
  vi.stubGlobal('fetch', server.fetch);
  render(<ExampleApp at={at} initial={await loadLanguage('en')} />);
  await screen.findByRole('contentinfo', {}, patience);
  return server;
}
const enter = async (code: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Access code' }, patience), { target: { value: code } });
  press(screen.getByRole('button', { name: 'Open' }));
};

it('FIL-06 asks a visitor without a session for the extraction code, and shows no file before', async () => {
  const server = await visit();
  expect(await screen.findByRole('textbox', { name: 'Access code' }, patience)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Language' })).toBeDefined();
  expect(screen.queryByRole('grid')).toBeNull();
  await enter('abc');
  expect(screen.getByText('Enter 6 letters or digits.')).toBeDefined();
  expect(server.calls).toEqual([]);
});

it('RTE-11 FIL-07 shows the files alone after the right code, each and all to download, and opens folders', async () => {
  await visit();
  await enter('k7Qm2d');
  const files = within(await screen.findByRole('grid', { name: 'Shared files' }, patience));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('林月 shared 5 items with you');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.getByText('Until Dec 23, 2099 · 4 downloads left · A preview counts as a download')).toBeDefined();
  const one = files.getByRole('link', { name: 'Download 接口文档.pdf' }).getAttribute('href');
  expect(one).toMatch(/fileshare\/download\/\?.*link=q7Lm2x9Vd4.*fileId=1|fileshare\/download/);
  expect(one).not.toContain('k7Qm2d');
  expect(screen.getByRole('link', { name: /Download all/ }).getAttribute('href')).toContain('/fileshare/zip/');
  press(files.getByRole('row', { name: '扫描样本' }));
  await screen.findByRole('row', { name: '内页.png' }, patience);
});

it('FIL-07 VIE-07 previews what can be, one file after the other, in a frame in which nothing runs', async () => {
  const server = await visit();
  await enter('k7Qm2d');
  const files = within(await screen.findByRole('grid', { name: 'Shared files' }, patience));
  press(files.getByRole('row', { name: '录像.mp4' }));
  press(files.getByRole('row', { name: '说明.html' }));
  const dialog = within(await screen.findByRole('dialog', { name: '说明.html' }, patience));
  const frame = await dialog.findByTitle('说明.html', {}, patience);
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', expect.stringContaining('总则')]);
  expect(dialog.getByText(/2 \/ 3/)).toBeDefined();
  expect(dialog.getByRole('link', { name: 'Download' }).getAttribute('href')).toContain(`grant=${opened.grant}`);
  press(dialog.getByRole('button', { name: 'Next file' }));
  const picture = await screen.findByAltText('现场.png', {}, patience);
  expect(picture.getAttribute('src')).toMatch(/fileshare\/preview\/content\/\?.*grant=picture/);
  press(dialog.getByRole('button', { name: 'Previous file' }));
  await dialog.findByTitle('说明.html', {}, patience);
  // Going back asks for no second preview, since each one counts.
  expect(server.callsOf(previewSharedFile).map(({ query }) => query)).toEqual([
    { link: 'q7Lm2x9Vd4', grant: opened.grant, fileId: 2 },
    { link: 'q7Lm2x9Vd4', grant: opened.grant, fileId: 3 },
  ]);
});

it('FIL-08 ERR-33 says at the field that the code is wrong, and keeps what was typed', async () => {
  await visit((code) => (code === 'wrong1' ? 'extraction-code-error' : undefined));
  await enter('wrong1');
  expect(await screen.findByText('The link or the access code is incorrect.', {}, patience)).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Access code' })).toHaveProperty('value', 'wrong1');
  await enter('k7Qm2d');
  await screen.findByRole('grid', { name: 'Shared files' }, patience);
});

it.each([
  ['FIL-09 ERR-34', 'share-cancelled', 'The owner stopped sharing this.'],
  ['FIL-58 ERR-69', 'share-expired', 'This share has expired.'],
  ['FIL-58', 'share-used-up', 'This share has reached its download limit.'],
] as const)('%s says that the share has ended: %s', async (_, code, words) => {
  await visit(() => code);
  await enter('k7Qm2d');
  expect(await screen.findByText(words, {}, patience)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('FIL-58 says that too many codes were wrong', async () => {
  await visit(() => 'share-code-limited');
  await enter('k7Qm2d');
  expect(await screen.findByText('Too many attempts. Try again in 10 minutes.', {}, patience)).toBeDefined();
});

it('FIL-08 takes a code that was pasted with blanks, and cuts none that is too long', async () => {
  const server = await visit();
  const field = await screen.findByRole('textbox', { name: 'Access code' }, patience);
  await enter('k7Qm2d and more');
  expect([saidAt(field), field]).toEqual(['Enter 6 letters or digits.', expect.objectContaining({ value: 'k7Qm2d and more' })]);
  await enter(' k7Qm2d\t');
  await screen.findByRole('grid', { name: 'Shared files' }, patience);
  expect(server.callsOf(getFileShare)).toMatchObject([{ body: { code: 'k7Qm2d' } }]);
});

it.each([
  ['internal', 'Internal server error. Try again.'],
  ['offline', 'Couldn’t reach the server. Check your network.'],
] as const)('FIL-06 says that the server failed (%s), at the code and at the files that stay', async (code, words) => {
  let isWell = false;
  await visit(() => (isWell ? undefined : code));
  await enter('k7Qm2d');
  const field = screen.getByRole('textbox', { name: 'Access code' });
  await waitFor(() => expect(saidAt(field)).toBe(words), patience);
  expect(field).toHaveProperty('value', 'k7Qm2d');
  isWell = true;
  press(screen.getByRole('button', { name: 'Open' }));
  const files = within(await screen.findByRole('grid', { name: 'Shared files' }, patience));
  isWell = false;
  press(files.getByRole('row', { name: '扫描样本' }));
  await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(words), patience);
  expect(files.getByRole('row', { name: /接口文档/ })).toBeDefined();
});

it('FIL-09 says that the share ended while its files were open', async () => {
  let isOver = false;
  await visit(() => (isOver ? 'share-cancelled' : undefined));
  await enter('k7Qm2d');
  const files = within(await screen.findByRole('grid', { name: 'Shared files' }, patience));
  isOver = true;
  press(files.getByRole('row', { name: '扫描样本' }));
  await screen.findByText('The owner stopped sharing this.', {}, patience);
  expect(screen.queryByRole('grid')).toBeNull();
});

it('says that a link is cut off', async () => {
  await visit(undefined, '/fileshare');
  expect(await screen.findByText('This link is incomplete. Ask the sender for it again.', {}, patience)).toBeDefined();
});
