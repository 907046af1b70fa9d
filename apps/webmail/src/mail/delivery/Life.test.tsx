import { type Deliveries, type Delivery, getLoginInfo, listDeliveries } from '@jinshu/api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleDelivery, exampleLoginInfo } from '../../testing/examples.ts';
import { FakeWebSocket } from '../../testing/FakeWebSocket.ts';
import { answer, type FakeAnswer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, row } from '../../testing/openApp.tsx';
import { article } from '../../testing/openLetter.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const at = (...fates: Partial<Delivery>[]): Deliveries => ({
  count: fates.length,
  results: fates.map((fate, index) => exampleDelivery({ recipient: `${index}@jinshu.example`, ...fate })),
  burnedCount: 0,
});
const line = (letter: HTMLElement) =>
  within(within(letter).getByRole('list', { name: 'Message progress' }))
    .getAllByRole('listitem')
    .map((item) => `${item.getAttribute('aria-current') ? '> ' : ''}${item.textContent}`);

/** Opens the sent message whose delivery status the test checks. */
async function openSent(answers: readonly FakeAnswer[]) {
  const app = await openApp({ at: '/mailbox/innerbox/Sent', answers });
  press(await row(/春季研讨会/));
  return { app, letter: await article(/春季研讨会/) };
}

describe('the life of a mail of one’s own', () => {
  it('SND-26 SND-27 stands above what it says as one line, with counts, and follows what is pushed', async () => {
    vi.stubGlobal('WebSocket', FakeWebSocket);
    FakeWebSocket.opened = [];
    let fates = at({ status: 'queued' }, { status: 'in-review' });
    const { app, letter } = await openSent([
      answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', remindsOfNewMail: true })),
      answer(listDeliveries, () => fates),
    ]);
    await waitFor(
      () =>
        expect(line(letter)).toEqual(['Written', '> In review11 recipient', 'Sent11 recipientnot yet', 'Deliverednot yet', 'Readnot yet']),
      patience,
    );
    const socket = await waitFor(() => FakeWebSocket.opened.at(-1) ?? Promise.reject(new Error('not connected yet')), patience);
    const [{ query } = {}] = app.server.callsOf(listDeliveries) as { query?: { messageId: string } }[];
    const tell = (told: Deliveries) => {
      fates = told;
      const changes = [{ type: 'delivery.changed', messageId: query?.messageId }];
      socket.onmessage?.({ data: JSON.stringify({ type: 'changes', version: 2, changes }) });
    };
    tell(at({ status: 'delivered' }, { status: 'read' }, { status: 'failed' }));
    await waitFor(
      () =>
        expect(line(letter)).toEqual([
          'Written',
          'Sent33 recipients',
          'Delivered22 recipientsnot for all recipients',
          '> Read11 recipient',
        ]),
      patience,
    );
    tell({ ...at({ status: 'read' }), burnedCount: 1 });
    await waitFor(() => expect(line(letter).at(-1)).toBe('> Burned11 recipient'), patience);
    tell(at({ recallStatus: 'recalled' }, { recallStatus: 'recalled' }));
    await waitFor(() => expect(line(letter)).toEqual(['Written', 'Sent22 recipients', '> Recalled22 recipients']), patience);
  });

  it('is not there for the mail of somebody else', async () => {
    const { server } = await openApp();
    press(await row(/云川二期项目验收安排/));
    const letter = await article();
    await screen.findByTitle('Message body', {}, patience);
    expect(within(letter).queryByRole('list', { name: 'Message progress' })).toBeNull();
    expect(server.callsOf(listDeliveries)).toEqual([]);
  });
});
