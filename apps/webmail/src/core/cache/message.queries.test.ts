// @vitest-environment node
import { listMessages } from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { fakeDeps } from '../../testing/deps.ts';
import { exampleRow } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { messageListOptions } from './message.queries.ts';
import { firstView } from './useListView.ts';

vi.setConfig({ testTimeout: 20_000 });

/** For a machine that is busy. */
const patience = { timeout: 10_000 };

describe('messageListOptions', () => {
  const page = { count: 41, unseenCount: 0, results: [exampleRow()] };

  it('LST-69 asks for a page by limit and offset, and names the filter only where there is one', async () => {
    const { api, queryClient, server } = fakeDeps(answer(listMessages, () => page));
    await queryClient.fetchQuery(messageListOptions(api, { ...firstView('INBOX', 20), page: 3 }));
    await queryClient.fetchQuery(messageListOptions(api, { ...firstView('INBOX', 10), viewFilter: 'KEYWORD umail-green' }));
    expect(server.callsOf(listMessages).map(({ query }) => query)).toEqual([
      { folder: 'INBOX', limit: 20, offset: 40, sort: 'REVERSE ARRIVAL' },
      { folder: 'INBOX', limit: 10, offset: 0, sort: 'REVERSE ARRIVAL', viewFilter: 'KEYWORD umail-green' },
    ]);
  });

  it('LST-70 a list that is no longer wanted is cancelled before the next is sent', async () => {
    const order: string[] = [];
    const { queryClient, server } = fakeDeps(
      answer(listMessages, ({ query }) => (query.offset === 0 ? new Promise(() => undefined) : page)),
    );
    const watched = createApiClient({
      prefix: 'http://fake.example/api',
      fetch: (input, init) => {
        const { url, signal } = input as Request;
        const offset = new URL(url).searchParams.get('offset');
        order.push(`sent ${offset}`);
        signal.addEventListener('abort', () => order.push(`cancelled ${offset}`));
        return server.fetch(input, init);
      },
    });
    const observer = new QueryObserver(queryClient, messageListOptions(watched, firstView('INBOX', 20)));
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(order).toEqual(['sent 0']), patience);
    observer.setOptions(messageListOptions(watched, { ...firstView('INBOX', 20), page: 2 }));
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(page), patience);
    stop();
    expect(order).toEqual(['sent 0', 'cancelled 0', 'sent 20']);
  });

  it('a list that is fetched ahead leaves the one on its way alone', async () => {
    let arrive: (value: typeof page) => void = () => undefined;
    const slow = new Promise<typeof page>((resolve) => {
      arrive = resolve;
    });
    const { api, queryClient } = fakeDeps(answer(listMessages, ({ query }) => (query.folder === 'INBOX' ? slow : page)));
    const pending = queryClient.fetchQuery(messageListOptions(api, firstView('INBOX', 20)));
    await queryClient.prefetchQuery(messageListOptions(api, firstView('Sent', 20)));
    arrive(page);
    await expect(pending).resolves.toEqual(page);
  });

  it('the page before stands in while the next comes, but never a page of another folder', async () => {
    const { api, queryClient } = fakeDeps(
      answer(listMessages, ({ query }) => (query.offset === 0 && query.folder === 'INBOX' ? page : new Promise(() => undefined))),
    );
    const observer = new QueryObserver(queryClient, messageListOptions(api, firstView('INBOX', 20)));
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(page), patience);
    observer.setOptions(messageListOptions(api, { ...firstView('INBOX', 20), page: 2 }));
    expect(observer.getCurrentResult()).toMatchObject({ data: page, isPlaceholderData: true });
    observer.setOptions(messageListOptions(api, firstView('Sent', 20)));
    expect(observer.getCurrentResult().data).toBeUndefined();
    stop();
  });
});
