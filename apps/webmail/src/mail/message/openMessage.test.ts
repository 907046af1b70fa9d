// @vitest-environment node
import { displayState, type Message, type MessageRow, messageViews, Problem, readMessage } from '@jinshu/api';
import { expect, it, vi } from 'vitest';
import { messageOptions } from '../../core/cache/message.queries.ts';
import { fakeDeps, fillInbox } from '../../testing/deps.ts';
import { exampleMessage } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { openMessage, prefetchMessage } from './openMessage.ts';

vi.setConfig({ testTimeout: 20_000 });

/** For a machine that is busy. */
const patience = { timeout: 10_000 };

const two = { folder: 'INBOX', uid: 2 };
const letter = exampleMessage({ uid: 2, html: '<p>第二封</p>' });

it('TAG-01 TAG-02 an opened mail is read in list and counts before the server answers', async () => {
  const { server, ...deps } = fakeDeps(answer(readMessage, () => letter));
  const { rows, now } = fillInbox(deps.queryClient);
  const pending = openMessage(deps, two);
  expect(now()).toMatchObject({
    list: { count: 40, unseenCount: 4, results: [rows[0], { ...rows[1], isRead: true }, rows[2]] },
    folders: [{ unseenCount: 4 }, { unseenCount: 1 }],
  });
  await pending;
  expect(now().opened).toEqual(letter);
  expect(server.callsOf(readMessage)).toMatchObject([{ params: { uid: 2 }, query: { folder: 'INBOX' } }]);
});

it('RED-61 a mail that was fetched ahead is told to the server when it is opened', async () => {
  const { server, ...deps } = fakeDeps(answer(readMessage, () => letter));
  prefetchMessage(deps, two);
  await vi.waitFor(() => expect(deps.queryClient.getQueryData(['message', 'detail', 'INBOX', 2])).toEqual(letter), patience);
  await openMessage(deps, two);
  expect(server.callsOf(readMessage).map(({ query }) => query)).toEqual([{ folder: 'INBOX', isPrefetch: true }, { folder: 'INBOX' }]);
});

it('RED-61 a long letter that was fetched ahead is not brought once more when it is opened', async () => {
  const long = { ...letter, html: '<p>很长</p>'.repeat(20_000) };
  const head = { ...letter, text: 'Subject: x', html: '', isHtml: false, attachments: [], isRead: true };
  const { server, ...deps } = fakeDeps(answer(readMessage, ({ query: { view } }) => (view === messageViews.header ? head : long)));
  prefetchMessage(deps, two);
  const opened = () => deps.queryClient.getQueryData<Message>(['message', 'detail', 'INBOX', 2]);
  await vi.waitFor(() => expect(opened()).toEqual(long), patience);
  await openMessage(deps, two);
  expect(server.callsOf(readMessage).at(-1)?.query).toEqual({ folder: 'INBOX', view: messageViews.header });
  expect(opened()).toEqual({ ...long, isRead: true });
});

it('RED-61 a letter that is on its way is not brought once more when it is opened', async () => {
  const head = { ...letter, text: 'Subject: x', html: '', isHtml: false, attachments: [], isRead: true };
  const { server, ...deps } = fakeDeps(answer(readMessage, ({ query: { view } }) => (view === messageViews.header ? head : letter)));
  prefetchMessage(deps, two);
  await openMessage(deps, two);
  expect(server.callsOf(readMessage).map(({ query }) => query)).toEqual([
    { folder: 'INBOX', isPrefetch: true },
    { folder: 'INBOX', view: messageViews.header },
  ]);
  expect(deps.queryClient.getQueryData(['message', 'detail', 'INBOX', 2])).toEqual({ ...letter, isRead: true });
});

it('a mail that nobody fetched ahead is asked for once, though its tab wants it too', async () => {
  const { server, ...deps } = fakeDeps(answer(readMessage, () => letter));
  const pending = openMessage(deps, two);
  const shown = await deps.queryClient.ensureQueryData(messageOptions(deps.api, two));
  await pending;
  expect(shown).toEqual(letter);
  expect(server.callsOf(readMessage).map(({ query }) => query)).toEqual([{ folder: 'INBOX' }]);
});

it('a mail that is read already changes no count', async () => {
  const deps = fakeDeps(answer(readMessage, () => letter));
  const { now, before } = fillInbox(deps.queryClient);
  await openMessage(deps, { folder: 'INBOX', uid: 1 });
  expect(now()).toEqual(before);
});

it('fetching ahead changes nothing and is done once', async () => {
  const deps = fakeDeps(answer(readMessage, () => letter));
  const { now, before } = fillInbox(deps.queryClient);
  prefetchMessage(deps, { folder: 'INBOX', uid: 1 });
  prefetchMessage(deps, { folder: 'INBOX', uid: 1 });
  await vi.waitFor(() => expect(deps.queryClient.getQueryData(['message', 'detail', 'INBOX', 1])).toEqual(letter), patience);
  expect(deps.server.calls).toHaveLength(1);
  expect(now()).toEqual(before);
});

it('a mail that cannot be read becomes unread again, in list and counts', async () => {
  const deps = fakeDeps(
    answer(readMessage, () => {
      throw new Problem('internal');
    }),
  );
  const { now, before } = fillInbox(deps.queryClient);
  await openMessage(deps, two);
  expect(now()).toEqual(before);
});

it('TAG-04 LST-48 a mail that is not there any more shows so in the list, and cannot be opened again', async () => {
  const deps = fakeDeps(
    answer(readMessage, () => {
      throw new Problem('mail-not-found');
    }),
  );
  fillInbox(deps.queryClient);
  await openMessage(deps, two);
  const rows = deps.queryClient
    .getQueriesData<{ results: MessageRow[] }>({ queryKey: ['message', 'list', 'INBOX'] })
    .flatMap(([, page]) => page?.results ?? []);
  const row = rows.find(({ uid }) => uid === two.uid) as MessageRow;
  expect([displayState(row), row.isRead]).toEqual(['not-found', false]);
});
