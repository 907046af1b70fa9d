import { Problem, readMessage, readProtectedMessage, saveAttachment } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleMessage } from '../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../testing/fakeServer.ts';
import { choose, closeApp, openApp, patience, press, row } from '../../testing/openApp.tsx';
import { article, attributes, body, mailboxWith, ownKind, tool } from '../../testing/openLetter.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const uidIn = (opened: ReturnType<typeof vi.fn>) => new URL(String(opened.mock.calls[0]?.[0]), 'http://x').searchParams.get('id');

async function openLocked(answers: readonly FakeAnswer[] = []) {
  const app = await openApp({
    answers,
    mailbox: mailboxWith({ html: '', text: '', attributes: attributes({ isPassword: true }) }),
  });
  press(await row(ownKind));
  return app;
}
const field = () => screen.findByLabelText<HTMLInputElement>('View password', {}, patience);
const give = async (password: string) => {
  fireEvent.change(await field(), { target: { value: password } });
  press(screen.getByRole('button', { name: 'Open' }));
};

it('RED-44 asks for six characters in place of the body', async () => {
  const { server } = await openLocked();
  expect((await field()).maxLength).toBe(6);
  expect(screen.getByText('This message is password-protected.')).toBeDefined();
  expect(screen.queryByTitle('Message body')).toBeNull();
  await give('ab');
  expect(await screen.findByText('Enter 6 letters or digits.', {}, patience)).toBeDefined();
  expect(server.callsOf(readProtectedMessage)).toEqual([]);
});

it('RED-45 the right password shows what the mail says', async () => {
  const { server } = await openLocked();
  (await field()).focus();
  await give('aB3dE6');
  expect((await body()).textContent).toContain('Behind the password.');
  // The focus moves to the message.
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  expect(server.callsOf(readProtectedMessage)).toMatchObject([{ body: { folder: 'INBOX', password: 'aB3dE6' } }]);
  expect(screen.queryByText('This message is password-protected.')).toBeNull();
});

it('RED-46 ERR-17 a wrong one says so and keeps what was typed', async () => {
  await openLocked();
  await give('xxxxxx');
  expect(await screen.findByText('Incorrect password. Enter it again.', {}, patience)).toBeDefined();
  expect((await field()).value).toBe('xxxxxx');
  expect(screen.queryByTitle('Message body')).toBeNull();
});

it('RED-62 RED-35 its files are shown, kept and printed with the grant of its opening, and no address and no storage has the password', async () => {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const file = { sid: '2', name: 'terms.pdf', type: 'application/pdf', size: 9, isInline: false };
  const { server } = await openLocked([
    answer(readProtectedMessage, () => exampleMessage({ html: '<p>Behind the password.</p>', attachments: [file], grant: 'G123' })),
    answer(saveAttachment, () => ({ id: 1, name: 'terms.pdf', size: 9 })),
  ]);
  vi.stubGlobal('open', opened);
  await give('aB3dE6');
  await body();
  press(screen.getByRole('button', { name: 'Preview terms.pdf' }));
  expect(opened).toHaveBeenCalledWith(expect.not.stringContaining('aB3dE6'), '_blank');
  const handed = sessionStorage.getItem(`jinshu.preview:INBOX:${uidIn(opened)}`) ?? '';
  expect(handed).not.toContain('aB3dE6');
  expect(JSON.parse(handed)).toMatchObject({ grant: 'G123', files: [{ sid: '2' }] });
  expect(screen.getByRole('link', { name: 'Download terms.pdf' }).getAttribute('href')).toMatch(/[?&]grant=G123(&|$)/);
  press(screen.getByRole('button', { name: 'Save to file centre terms.pdf' }));
  await waitFor(() => expect(server.callsOf(saveAttachment)).toMatchObject([{ body: { sid: '2', grant: 'G123' } }]), patience);
  expect(JSON.stringify(server.calls.map(({ input: { query, params } }) => [query, params]))).not.toContain('aB3dE6');
});

it('RED-62 an answer or a forwarding from the menu asks for the password first, and begins once it was given', async () => {
  const { server } = await openLocked();
  await field();
  press(tool('More'));
  await choose('Forward');
  expect(await screen.findByText(/Enter the message password/, {}, patience)).toBeDefined();
  expect(screen.queryByRole('form', { name: 'Compose' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reply without quoting' })).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await field()), patience);
  await give('aB3dE6');
  await screen.findByRole('form', { name: 'Compose' }, patience);
  expect(server.callsOf(readProtectedMessage)).toMatchObject([{}, { body: { view: 5, password: 'aB3dE6' } }]);
});

it('RED-62 says in a sentence that it is not sent on as a file', async () => {
  await openLocked([
    answer(readMessage, ({ query: { view } }) => {
      if (view === 6) throw new Problem('sealed-not-attached');
      return exampleMessage({ html: '', text: '', attributes: attributes({ isPassword: true }) });
    }),
  ]);
  await field();
  press(tool('More'));
  await choose('Forward as attachment');
  const said = /Password-protected and burn-after-reading messages can’t be forwarded as attachments/;
  expect(await screen.findByText(said, {}, patience)).toBeDefined();
});

it('RED-62 an answer can begin without the password, and quotes nothing then', async () => {
  const { server } = await openLocked();
  await field();
  press(tool('Reply'));
  press(await screen.findByRole('button', { name: 'Reply without quoting' }, patience));
  await screen.findByRole('form', { name: 'Compose' }, patience);
  expect(server.callsOf(readProtectedMessage)).toEqual([]);
});

it('an answer to it quotes what the password opened, and a closed tab forgets it', async () => {
  const { server } = await openLocked();
  await give('aB3dE6');
  await body();
  press(tool('Reply'));
  await screen.findByRole('form', { name: 'Compose' }, patience);
  expect(server.callsOf(readProtectedMessage)).toMatchObject([{}, { body: { view: 3, password: 'aB3dE6' } }]);
  const tabs = within(screen.getByRole('tablist', { name: 'Open tabs' }));
  press(tabs.getByRole('tab', { name: 'Of its own kind' }));
  await body();
  press(tool('Close tab'));
  press(tabs.getAllByRole('tab')[0] as HTMLElement);
  press(await row(ownKind));
  await article(ownKind);
  await waitFor(async () => expect((await field()).value).toBe(''), patience);
});
