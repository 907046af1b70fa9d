import { listDeliveries, listFolders, recallSentMessage, sendDraft } from '@jinshu/api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../mail/recall/RecallFlow.tsx';
import { toasts } from '../../core/toast/toasts.ts';
import { exampleDelivery } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { closeApp, type OpenApp, openApp, patience, press, row } from '../../testing/openApp.tsx';
import { body, tool } from '../../testing/openLetter.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const recallable = answer(listDeliveries, () => ({ count: 1, results: [exampleDelivery({ canRecall: true })] }));

/** Replies to a message, sends the reply and waits for the result page. */
async function send(options: OpenApp = {}) {
  const app = await openApp(options);
  press(await row(/云川二期项目验收安排/));
  await body();
  press(tool('Reply'));
  const form = await screen.findByRole('form', { name: 'Compose' }, patience);
  await within(form).findByRole('textbox', { name: 'Body' }, patience);
  press(within(form).getByRole('button', { name: 'Send' }));
  return app;
}
const button = (name: string) => screen.findByRole('button', { name }, patience);

it('SND-20 SND-21 SND-23 SND-24 tells of a sent mail, how it fares, and offers what comes next', async () => {
  const { server } = await send({ answers: [recallable] });
  expect(await screen.findByRole('heading', { name: 'Message sent' }, patience)).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Delivery status' }, patience)).toBeDefined();
  const asked = server.callsOf(listDeliveries).length;
  const status = screen.getByRole('region', { name: 'Delivery status' });
  press(within(status).getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(server.callsOf(listDeliveries).length).toBeGreaterThan(asked), patience);
  expect([await button('Back to mailbox'), await button('Continue writing')].map(({ textContent }) => textContent)).toHaveLength(2);
});

it('SND-21 SND-31 calls the whole mail back by its message id', async () => {
  const { server } = await send({ answers: [recallable] });
  press(await button('Recall'));
  press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Recall' }));
  expect(await screen.findByRole('dialog', { name: 'Recall results' }, patience)).toBeDefined();
  expect(server.callsOf(recallSentMessage)).toMatchObject([{ body: { messageId: expect.stringContaining('@') } }]);
});

it('SND-21 offers no recall where nobody is left to call it back from', async () => {
  await send();
  await screen.findByRole('heading', { name: 'Delivery status' }, patience);
  expect(screen.queryByRole('button', { name: 'Recall' })).toBeNull();
});

it('SND-16 the folders are asked for again once a mail is scheduled', async () => {
  let asked = 0;
  const count = () => server.callsOf(listFolders).length;
  const schedule = answer(sendDraft, ({ body: { draftId } }) => {
    asked = count();
    return {
      messageId: 'm@jinshu.example',
      recipients: [],
      isSuccess: true,
      failedAddresses: [],
      type: 'schedule' as const,
      draftId,
      version: 1,
    };
  });
  const { server } = await send({ answers: [schedule] });
  await screen.findByRole('heading', { name: 'Message scheduled' }, patience);
  await waitFor(() => expect(count()).toBeGreaterThan(asked), patience);
});

it('SND-22 SND-23 SND-24 CMP-53 a scheduled mail can be written on from whom it was from, and has no status yet', async () => {
  const mailbox = createMailbox();
  const schedule = answer(sendDraft, ({ body: { draftId, subject, action } }) => {
    const sender = { name: '研究院', address: 'research@jinshu.example' };
    mailbox.add('Drafts', { subject, draftId, isScheduled: true, sender });
    const type = action === 'sent' ? ('schedule' as const) : action;
    return { messageId: 'm@jinshu.example', recipients: [], isSuccess: true, failedAddresses: [], type, draftId, version: 1 };
  });
  const { server } = await send({ mailbox, answers: [schedule] });
  expect(await screen.findByRole('heading', { name: 'Message scheduled' }, patience)).toBeDefined();
  expect([screen.queryByRole('heading', { name: 'Delivery status' }), server.callsOf(listDeliveries)]).toEqual([null, []]);
  press(await button('Continue editing'));
  const form = within(await screen.findByRole('form', { name: 'Compose' }, patience));
  expect(screen.queryByRole('heading', { name: 'Message scheduled' })).toBeNull();
  expect(form.getByRole('button', { name: /From/ }).textContent).toContain('research@jinshu.example');
});

const inReview = (status: 'in-review' | 'failed', statusInfo = '') =>
  answer(listDeliveries, () => ({ count: 1, results: [exampleDelivery({ status, statusInfo, isFailed: status === 'failed' })] }));
const holds = answer(sendDraft, ({ body: { draftId } }) => ({
  messageId: 'held@jinshu.example',
  recipients: ['chen.wei@jinshu.example'],
  isSuccess: true,
  failedAddresses: [],
  type: 'sent' as const,
  draftId: draftId ?? '',
  version: 0,
  isInReview: true,
}));

it('SND-51 SND-20 says of a mail that a reviewer holds that it waits, and of none that it was sent', async () => {
  await send({ answers: [holds, inReview('in-review')] });
  expect(await screen.findByRole('heading', { name: 'Waiting for review' }, patience)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Message sent' })).toBeNull();
  expect(toasts.getSnapshot().map(({ message }) => message)).toEqual(['Waiting for review']);
});

it('REV-33 SND-20 says of a rejected mail that it was rejected, and lets no step say that it was sent or delivered', async () => {
  await send({ answers: [holds, inReview('failed', '5.7.1 rejected: 请补合同')] });
  expect(await screen.findByRole('heading', { name: 'Rejected in review' }, patience)).toBeDefined();
  const steps = within(await screen.findByRole('list', { name: 'Message progress' }, patience)).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Written', 'Rejected11 recipient']);
});
