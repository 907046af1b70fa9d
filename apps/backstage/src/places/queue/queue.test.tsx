import { getMailQueueSummary, giveUpDeliveries, listMailQueue, type QueuedDelivery, retryDeliveries } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const minute = 60_000;
const submissionId = '6f1f7a0e-3c5f-4b0a-9d36-2f3d4c5b6a70';
const delivery = (change: Partial<QueuedDelivery> = {}): QueuedDelivery => ({
  mailboxId: 3,
  submissionId,
  recipient: 'editor@dh-journal.example',
  sender: 'lin.yue@jinshu.example',
  domain: 'dh-journal.example',
  size: 1_258_291,
  queuedAt: new Date(Date.now() - 42 * minute - 5_000).toISOString(),
  attempts: 6,
  answer: '421 4.3.2 Service not available',
  nextAttemptAt: new Date(Date.now() + 5 * minute).toISOString(),
  state: 'retrying',
  ...change,
});
const key = { mailboxId: 3, submissionId, recipient: 'editor@dh-journal.example' };
const answers = (...results: QueuedDelivery[]) => [
  answer(listMailQueue, () => ({ count: results.length, results })),
  answer(getMailQueueSummary, () => ({
    waiting: 1,
    underWay: 2,
    retrying: results.length,
    oldestAt: delivery().queuedAt,
    deliveredToday: 833,
    failedToday: 4,
    domains: [{ domain: 'dh-journal.example', count: 1 }],
  })),
  answer(retryDeliveries, () => ({ count: 1, busyCount: 0, leftCount: 0 })),
  answer(giveUpDeliveries, () => ({ count: 1, busyCount: 1, leftCount: 0 })),
];
const row = () => screen.findByRole('row', { name: /editor@dh-journal\.example/ }, patience);

describe('the queue of outgoing mail', () => {
  it('BAK-94 lists each delivery with its facts, and the numbers above', async () => {
    await openBackStage({ at: '/operation/queue', answers: answers(delivery()) });
    const words = (await row()).textContent;
    for (const fact of ['dh-journal.example', 'lin.yue@', 'Retrying', '421 4.3.2 Service not available', '6', '42 min'])
      expect(words).toContain(fact);
    const numbers = screen.getByRole('region', { name: 'Numbers of the queue' }).textContent;
    expect(numbers).toContain('Oldest: 42 min');
    expect(numbers).toContain('833');
    fireEvent.click(await row());
    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery to editor@dh-journal.example' }, patience));
    expect(dialog.getByRole('group', { name: 'Last answer' }).textContent).toBe('421 4.3.2 Service not available');
    expect(dialog.getByText('The other server asked to try again later.')).toBeDefined();
    expect(dialog.getByText('1.2 MB')).toBeDefined();
  });

  it('BAK-94 BAK-06 takes each filter from the address', async () => {
    const at =
      '/operation/queue?q=421&in=answer&domain=dh-journal.example&state=retrying&age=10&attempts=3&next=60&size-from=1048576&sort=age';
    const { server } = await openBackStage({ at, answers: answers(delivery()) });
    await row();
    expect(server.callsOf(listMailQueue)[0]?.query).toEqual({
      answer: '421',
      domain: 'dh-journal.example',
      state: 'retrying',
      minimumAge: 10,
      minimumAttempts: 3,
      nextWithin: 60,
      minimumSize: 1_048_576,
      sort: 'age',
      isDescending: false,
      page: 1,
      pageSize: 20,
    });
  });

  it('BAK-95 retries what is selected, and gives it up after a question', async () => {
    const { server } = await openBackStage({ at: '/operation/queue', answers: answers(delivery()) });
    fireEvent.click(within(await row()).getByRole('checkbox'));
    fireEvent.click(await screen.findByRole('button', { name: 'Retry now' }, patience));
    await waitFor(() => expect(server.callsOf(retryDeliveries)).toEqual([{ body: { deliveries: [key] } }]), patience);
    await screen.findByText('1 delivery is tried again.', {}, patience);
    fireEvent.click(within(await row()).getByRole('checkbox'));
    fireEvent.click(await screen.findByRole('button', { name: 'Give up' }, patience));
    const question = within(await screen.findByRole('alertdialog', { name: 'Give up 1 delivery?' }, patience));
    expect(server.callsOf(giveUpDeliveries)).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Give up' }));
    await waitFor(() => expect(server.callsOf(giveUpDeliveries)).toEqual([{ body: { deliveries: [key] } }]), patience);
    await screen.findByText('1 delivery was given up. 1 was being delivered or was already settled.', {}, patience);
  });

  it('BAK-95 retries or gives up all to one domain', async () => {
    const { server } = await openBackStage({ at: '/operation/queue?domain=dh-journal.example', answers: answers(delivery()) });
    fireEvent.click(await screen.findByRole('button', { name: 'Retry all to dh-journal.example' }, patience));
    await waitFor(() => expect(server.callsOf(retryDeliveries)).toEqual([{ body: { domain: 'dh-journal.example' } }]), patience);
    fireEvent.click(screen.getByRole('button', { name: 'Give up all to dh-journal.example' }));
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    fireEvent.click(question.getByRole('button', { name: 'Give up' }));
    await waitFor(() => expect(server.callsOf(giveUpDeliveries)).toEqual([{ body: { domain: 'dh-journal.example' } }]), patience);
  });

  it('BAK-15 shows an auditor no control for a change', async () => {
    const session = exampleSession({ role: 'auditor' });
    await openBackStage({ at: '/operation/queue?domain=dh-journal.example', session, answers: answers(delivery()) });
    await row();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Retry|Give up/ })).toBeNull();
  });
});
