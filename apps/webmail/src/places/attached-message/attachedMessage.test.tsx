import { type AttachedMessage, listRemotePictures, readAttachedMessage, readMessage } from '@jinshu/api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, type OpenApp, openApp, patience, press, row } from '../../testing/openApp.tsx';
import { article, body, mailboxWith, ownKind } from '../../testing/openLetter.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const file = { sid: '2', name: 'First letter.eml', type: 'message/rfc822', size: 900, isInline: false };
const attached: AttachedMessage = {
  subject: 'First letter',
  sentAt: '2026-11-19T08:00:00.000Z',
  sender: { name: 'Gu Qing', address: 'gu@outside.example' },
  to: [{ name: 'He Yian', address: 'he@outside.example' }],
  cc: [],
  replyTo: [],
  text: '',
  html: '<p>What was first</p><img src="https://shop.example/a.png">',
  isHtml: true,
  attachments: [
    { sid: '2!2', name: 'Second.eml', type: 'message/rfc822', size: 90, isInline: false },
    { sid: '2!3', name: 'terms.pdf', type: 'application/pdf', size: 90, isInline: false },
  ],
  size: 900,
  traits: { protection: { kind: 'smime', is_signed: true, is_encrypted: false }, report: null, is_cut: false },
  isUnparsed: false,
};
const second = {
  ...attached,
  subject: 'Second letter',
  html: '',
  text: 'What was second',
  isHtml: false,
  attachments: [],
  traits: undefined,
};

async function openAttached(more: OpenApp = {}) {
  const app = await openApp({
    mailbox: mailboxWith({ attachments: [file] as never }),
    ...more,
    answers: [answer(readAttachedMessage, ({ query: { sid } }) => (sid === '2' ? attached : second)), ...(more.answers ?? [])],
  });
  press(await row(ownKind));
  await body();
  press(await screen.findByRole('button', { name: 'Preview First letter.eml' }, patience));
  await article('First letter');
  return app;
}
const reading = async (name: string) => within(await article(name));
const tabs = () =>
  within(screen.getByRole('tablist', { name: 'Open tabs' }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);

it('RED-35 opens in a tab of its own, with head, body and files, and so does the mail in it', async () => {
  const { server } = await openAttached();
  const first = await reading('First letter');
  expect(first.getByText('gu@outside.example')).toBeDefined();
  expect((await first.findByTitle('Message body', {}, patience)).textContent).toContain('What was first');
  expect(first.getByText(/was attached to another message/)).toBeDefined();
  expect(first.getByText(/This message is signed/)).toBeDefined();
  expect(first.getByRole('link', { name: 'Download terms.pdf' }).getAttribute('href')).toContain('sid=2%213&');
  press(first.getByRole('button', { name: 'Preview Second.eml' }));
  expect((await (await reading('Second letter')).findByTitle('Message body', {}, patience)).textContent).toContain('What was second');
  expect(server.callsOf(readAttachedMessage)).toMatchObject([{ query: { sid: '2' } }, { query: { sid: '2!2' } }]);
  expect(tabs()).toHaveLength(4);
});

it('RED-35 leads back to the mail that carries it, and closes', async () => {
  await openAttached();
  press(screen.getByRole('button', { name: 'Back to the containing message' }));
  await article('Of its own kind');
  press(within(screen.getByRole('tablist', { name: 'Open tabs' })).getByRole('tab', { name: /First/ }));
  await article('First letter');
  press(within(screen.getByRole('toolbar', { name: 'Actions for this message' })).getByRole('button', { name: 'Close tab' }));
  await waitFor(() => expect(tabs()).toHaveLength(2), patience);
});

it('RED-48 its pictures are asked about each time, since nobody has checked who wrote it', async () => {
  const { server } = await openAttached({
    answers: [
      answer(listRemotePictures, () => ({ count: 1, results: [{ url: 'https://shop.example/a.png', address: '/api/mail/picture/?a' }] })),
    ],
  });
  const first = await reading('First letter');
  press(await first.findByRole('button', { name: 'Show remote images' }, patience));
  await waitFor(() => expect(first.getByTitle('Message body').getAttribute('data-picture')).toBe('/api/mail/picture/?a'), patience);
  expect(first.queryByRole('button', { name: /^Always/ })).toBeNull();
  expect(server.callsOf(listRemotePictures)).toMatchObject([{ query: { sid: '2' } }]);
});

it('RED-61 opening it is no reading of the mail that carries it', async () => {
  const { server } = await openAttached();
  const before = server.callsOf(readMessage).length;
  await reading('First letter');
  expect(server.callsOf(readMessage)).toHaveLength(before);
});
