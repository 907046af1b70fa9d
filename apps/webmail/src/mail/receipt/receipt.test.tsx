import { Problem, sendReceipt, sendReceiptByButton } from '@jinshu/api';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, row, told } from '../../testing/openApp.tsx';
import { article, attributes, mailboxWith, ownKind, read, readKind, tool, toolbar } from '../../testing/openLetter.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const asking = { attributes: attributes({ wantsReceipt: true }) };

it('RED-42 SND-40 ERR-58 the banner says that a receipt is asked for, and sends it once', async () => {
  const { server } = await readKind(asking);
  press(await screen.findByRole('button', { name: 'Send receipt' }, patience));
  expect(await told()).toEqual(['Done.']);
  expect(server.callsOf(sendReceipt)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send receipt' })).toBeNull(), patience);
  expect(screen.getByText('Read receipt sent.')).toBeDefined();
});

it('SND-42 what the server has to say is shown in place of that', async () => {
  await readKind(asking, [answer(sendReceipt, () => ({ msg: '回执已发给两位收件人' }))]);
  press(await screen.findByRole('button', { name: 'Send receipt' }, patience));
  expect(await told()).toEqual(['回执已发给两位收件人']);
});

it('RED-07 SND-41 ERR-58 the toolbar sends one for any mail of somebody else', async () => {
  const { server } = await read();
  press(tool('Receipt'));
  expect(await told()).toEqual(['Done.']);
  expect([server.callsOf(sendReceiptByButton), server.callsOf(sendReceipt)]).toMatchObject([[{ body: { folder: 'INBOX' } }], []]);
});

it('RED-07 the sender of a mail has no such button', async () => {
  await openApp({ at: '/mailbox/innerbox/Sent' });
  press(await row(/春季研讨会/));
  await article(/春季研讨会/);
  expect(toolbar().queryByRole('button', { name: 'Receipt' })).toBeNull();
});

it('RED-07 nor has the writer of a draft that lies in Trash', async () => {
  const mailbox = mailboxWith({ draftId: crypto.randomUUID(), messageId: '' }, 'Trash');
  await openApp({ at: '/mailbox/innerbox/Trash', mailbox });
  press(await row(ownKind));
  await article(/Of its own kind/);
  await waitFor(() => expect(tool('Print').hasAttribute('disabled')).toBe(false), patience);
  expect(toolbar().queryByRole('button', { name: 'Receipt' })).toBeNull();
});

it('a receipt that was not sent can be asked for again', async () => {
  const refuse = answer(sendReceipt, () => {
    throw new Problem('internal');
  });
  await readKind(asking, [refuse]);
  press(await screen.findByRole('button', { name: 'Send receipt' }, patience));
  expect(await told()).toEqual(['Couldn’t send the receipt.']);
  expect(screen.getByRole('button', { name: 'Send receipt' })).toBeDefined();
});
