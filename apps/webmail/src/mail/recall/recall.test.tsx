import { listDeliveries, Problem, recallDelivery, recallMessage } from '@jinshu/api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../quick-reply/QuickReplyBox.tsx';
import { en } from '@jinshu/ui/strings/en';
import { exampleDelivery } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, row } from '../../testing/openApp.tsx';
import { attributes, mailboxWith, notice, ownKind, read, tool, toolbar } from '../../testing/openLetter.ts';
import './RecallFlow.tsx';
import { resultsFile } from './resultsFile.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const sentMail = (patch: Parameters<typeof attributes>[0]) => ({
  mailbox: mailboxWith({ sender: { name: '林月', address: 'lin.yue@jinshu.example' }, attributes: attributes(patch) }, 'Sent'),
  at: '/mailbox/innerbox/Sent',
});
const question = () => screen.findByRole('alertdialog', {}, patience);
const results = () => screen.findByRole('dialog', { name: 'Recall results' }, patience);

describe('the recall of a mail that is read', () => {
  it('RED-04 is offered where the mail can be recalled', async () => {
    await read(ownKind, sentMail({ canRecall: true }));
    expect(tool('Recall').hasAttribute('disabled')).toBe(false);
  });

  it('RED-04 SND-33 rests once the mail was recalled', async () => {
    await read(ownKind, sentMail({ isRecalled: true }));
    expect(tool('Recalled').hasAttribute('disabled')).toBe(true);
  });

  it('RED-04 is not there for other mail', async () => {
    await read(notice);
    expect(toolbar().queryByRole('button', { name: /Recall/ })).toBeNull();
  });

  it('SND-31 SND-34 SND-35 asks first, and tells how it ended at each recipient', async () => {
    const { server } = await read(ownKind, sentMail({ canRecall: true }));
    press(tool('Recall'));
    const asked = await question();
    expect(server.callsOf(recallMessage)).toEqual([]);
    press(within(asked).getByRole('button', { name: 'Recall' }));
    const told = within(await results());
    expect(server.callsOf(recallMessage)).toMatchObject([{ body: { folder: 'Sent' } }]);
    const rows = told.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      '陈伟chen.wei@jinshu.exampleDeliveredRecalledRemoved from the mailbox',
      'Amelia Hartamelia.hart@northgate.exampleDeliveredRecall failedOn another mail server',
    ]);
    await waitFor(() => expect(server.callsOf(listDeliveries)).toHaveLength(2), patience);
    press(told.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  });

  it('SND-33 leaves the mail alone when the question is refused', async () => {
    const { server } = await read(ownKind, sentMail({ canRecall: true }));
    press(tool('Recall'));
    press(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(server.callsOf(recallMessage)).toEqual([]);
  });

  it('SND-36 ERR-11 says that it failed, why, and tries again', async () => {
    let isBroken = true;
    const refuse = answer(recallMessage, () => {
      if (isBroken) throw new Problem('unavailable');
      return { count: 1, results: [exampleDelivery({ recallStatus: 'recalled', inform: 'stopped' })] };
    });
    await read(ownKind, { ...sentMail({ canRecall: true }), answers: [refuse] });
    press(tool('Recall'));
    press(within(await question()).getByRole('button', { name: 'Recall' }));
    await screen.findByRole('alertdialog', { name: 'Couldn’t recall the message.' }, patience);
    isBroken = false;
    press(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await results()).getByText('Stopped before sending')).toBeDefined();
  });
});

describe('the recall of one recipient', () => {
  it('SND-32 is asked of the server for that one alone, and the focus stays where it was asked', async () => {
    let isRecalled = false;
    const deliveries = answer(listDeliveries, () => ({
      count: 1,
      results: [exampleDelivery(isRecalled ? { recallStatus: 'recalled', inform: 'taken-back' } : { canRecall: true })],
    }));
    const { server } = await openApp({ at: '/mailbox/innerbox/Sent', answers: [deliveries] });
    press(await row(/春季研讨会/));
    press(await screen.findByRole('button', { name: 'Recall from 陈伟' }, patience));
    press(within(await question()).getByRole('button', { name: 'Recall' }));
    isRecalled = true;
    const told = within(await results());
    expect(server.callsOf(recallDelivery)).toMatchObject([{ body: { recipient: 'chen.wei@jinshu.example' } }]);
    await waitFor(() => expect(document.querySelector('[aria-label="Recall from 陈伟"]')).toBeNull(), patience);
    press(told.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Delivery status' })), patience);
  });

  it('SND-34 SND-28 I18-07 what ended shows in the delivery status, with its time on 24 hours and its reason', async () => {
    const told = [
      exampleDelivery({ recallStatus: 'recalled', inform: 'taken-back' }),
      exampleDelivery({ recipient: 'a@x.example', name: 'Ann', status: 'read', recallStatus: 'failed', recallStatusInfo: 'read' }),
      exampleDelivery({ recipient: 'b@x.example', name: 'Ben', status: 'failed', statusInfo: 'Mailbox is full', isFailed: true }),
    ];
    await openApp({ at: '/mailbox/innerbox/Sent', answers: [answer(listDeliveries, () => ({ count: 3, results: told }))] });
    press(await row(/春季研讨会/));
    const table = within(await screen.findByRole('table', { name: 'Delivery status' }, patience));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent?.replace(/\d+\/\d+, \d\d:\d\d/, '')),
    ).toEqual([
      '陈伟Removed from the mailboxDeliveredRecalled',
      'AnnAlready readReadRecall failed',
      'BenThe mailbox is full.DetailsMailbox is fullFailed',
    ]);
    expect(table.getAllByRole('row')[3]?.getAttribute('data-state')).toBe('failed');
  });
});

describe('the file with the results', () => {
  it('is a table that spreadsheets read, in which no cell is a formula', async () => {
    const { blob, fileName } = resultsFile(
      [{ id: 'a', name: '=1+1', address: 'a@x.example', state: 'read', outcome: 'failed', reason: 'He said "no"' }],
      en,
      'results.csv',
    );
    expect([fileName, await blob.text()]).toEqual([
      'results.csv',
      '\ufeff"Recipient","Address","Delivery status","Recall","Reason"\r\n"\'=1+1","a@x.example","Read","Recall failed","He said ""no"""\r\n',
    ]);
  });
});
