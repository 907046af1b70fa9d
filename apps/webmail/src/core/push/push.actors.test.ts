import { getPushToken, Problem, pingFrame, sessionEndedCode } from '@jinshu/api';
import { heartbeatMs, reconnectMs, tokenRetryMs } from '@jinshu/mail-machines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeDeps, fillInbox, inboxPage } from '../../testing/deps.ts';
import { FakeWebSocket } from '../../testing/FakeWebSocket.ts';
import { answer } from '../../testing/fakeServer.ts';
import { newsStartOptions } from '../session/session.queries.ts';
import { arrivals } from './arrivals.ts';
import { providePush } from './push.actors.ts';

vi.setConfig({ testTimeout: 20_000 });

/** For a machine that is busy. */
const patience = { timeout: 10_000 };

const arrival = { type: 'message.added', folder: 'INBOX', uids: [7, 8], isArrival: true } as const;
let arrived = 0;
let stop: () => void = () => undefined;

beforeEach(() => {
  // Reconnect with the shortest possible random delay.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  FakeWebSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeWebSocket);
  arrivals.clear();
  arrivals.subscribe((count) => {
    arrived = count;
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function connected(
  give: () => { token: string; version: number } = () => ({ token: 'a b', version: 40 }),
  start?: { token: string; version: number },
) {
  const clock = new SimulatedClock();
  const deps = fakeDeps(answer(getPushToken, give));
  if (start) deps.queryClient.setQueryData(newsStartOptions(deps.api).queryKey, start);
  fillInbox(deps.queryClient);
  const push = createActor(providePush(deps), { clock });
  stop = () => void push.stop();
  push.start();
  push.send({ type: 'enable' });
  await vi.waitFor(() => expect(FakeWebSocket.opened).toHaveLength(1), patience);
  const socket = FakeWebSocket.opened[0]!.accept();
  const isStale = (key: readonly unknown[]) => deps.queryClient.getQueryState(key)?.isInvalidated;
  return { push, clock, socket, isStale, ...deps };
}

/** The connection after the one before was lost. */
async function next(count: number) {
  await vi.waitFor(() => expect(FakeWebSocket.opened).toHaveLength(count), patience);
  return FakeWebSocket.opened[count - 1]!;
}

describe('the push connection', () => {
  it('PSH-01 opens with the token in its search part, and says where the mailbox is at', async () => {
    const { socket } = await connected();
    const { protocol, pathname, searchParams } = new URL(socket.url);
    expect([protocol, pathname, Object.fromEntries(searchParams)]).toEqual(['ws:', '/websocket', { token: 'a b', after: '40' }]);
  });

  it('PSH-01 begins where the session began, whose token is good for one connection', async () => {
    const { socket, clock } = await connected(undefined, { token: 'first', version: 30 });
    const askedFor = ({ url }: { url: string }) => Object.fromEntries(new URL(url).searchParams);
    expect(askedFor(socket)).toEqual({ token: 'first', after: '30' });
    socket.close();
    clock.increment(reconnectMs);
    expect(askedFor(await next(2))).toEqual({ token: 'a b', after: '30' });
  });

  it('PSH-08 PSH-09 PSH-10 an arrival makes list and folders stale and is counted', async () => {
    const { socket, isStale } = await connected();
    socket.say({
      type: 'changes',
      version: 41,
      changes: [arrival, { type: 'message.added', folder: 'Sent', uids: [3], isArrival: false }],
    });
    expect([isStale(inboxPage), isStale(['folder']), arrived]).toEqual([true, true, 2]);
  });

  it('what the user did elsewhere makes the cache stale and counts nothing', async () => {
    const { socket, isStale } = await connected();
    socket.say({ type: 'changes', version: 41, changes: [{ type: 'message.changed', folder: 'INBOX', uids: [2] }] });
    expect([isStale(inboxPage), isStale(['message', 'detail', 'INBOX', 2]), arrived]).toEqual([true, true, 0]);
  });

  it('a journal that no longer reaches back makes everything stale', async () => {
    const { socket, isStale, push } = await connected();
    socket.say({ type: 'resync', version: 90 });
    expect([isStale(inboxPage), isStale(['folder']), push.getSnapshot().context.version]).toEqual([true, true, 90]);
  });

  it('PSH-03 a lost connection opens again after 2 s, where it left off', async () => {
    const { socket, clock, push } = await connected();
    socket.say({ type: 'changes', version: 44, changes: [] });
    socket.close();
    expect(push.getSnapshot().hasTag('lost')).toBe(true);
    clock.increment(reconnectMs - 1);
    expect(FakeWebSocket.opened).toHaveLength(1);
    clock.increment(1);
    expect(new URL((await next(2)).url).searchParams.get('after')).toBe('44');
  });

  it('SHR-24 API-09 asks at once, and opens nothing, where the server ended the session', async () => {
    let hasEnded = false;
    const { socket, push } = await connected(() => {
      if (hasEnded) throw new Problem('session-expired');
      return { token: 't', version: 40 };
    });
    hasEnded = true;
    socket.close(sessionEndedCode);
    await vi.waitFor(() => expect(push.getSnapshot().value).toBe('off'), patience);
    expect(FakeWebSocket.opened).toHaveLength(1);
  });

  it('PSH-04 a connection that is closed on purpose is not opened again', async () => {
    const { socket, clock, push, server } = await connected();
    push.send({ type: 'disable' });
    clock.increment(10 * reconnectMs);
    expect([socket.readyState, server.calls.length, FakeWebSocket.opened.length]).toEqual([FakeWebSocket.CLOSED, 1, 1]);
  });

  it('PSH-05 PSH-06 pings after a minute of silence and gives up when nobody answers', async () => {
    const { socket, clock } = await connected();
    clock.increment(heartbeatMs);
    expect(socket.sent).toEqual([pingFrame]);
    socket.say({ type: 'pong' });
    clock.increment(heartbeatMs);
    expect(socket.sent).toEqual([pingFrame, pingFrame]);
    clock.increment(heartbeatMs);
    expect(socket.readyState).toBe(FakeWebSocket.CLOSED);
    clock.increment(reconnectMs);
    await next(2);
  });

  it('PSH-06 gives up on a connection that never opens', async () => {
    const { socket, clock, push } = await connected();
    socket.close();
    clock.increment(reconnectMs);
    const hanging = await next(2);
    clock.increment(heartbeatMs);
    clock.increment(heartbeatMs);
    expect([hanging.readyState, hanging.sent, push.getSnapshot().status]).toEqual([FakeWebSocket.CLOSED, [], 'active']);
    clock.increment(reconnectMs);
    await next(3);
  });

  it('PSH-07 asks for a token again after 30 s when the server failed', async () => {
    const clock = new SimulatedClock();
    let isWell = false;
    const deps = fakeDeps(
      answer(getPushToken, () => {
        if (!isWell) throw new Problem('internal');
        return { token: 't', version: 1 };
      }),
    );
    const push = createActor(providePush(deps), { clock });
    stop = () => void push.stop();
    push.start();
    push.send({ type: 'enable' });
    await vi.waitFor(() => expect(push.getSnapshot().value).toBe('waitingForServer'), patience);
    isWell = true;
    clock.increment(tokenRetryMs);
    await next(1);
    expect(deps.server.callsOf(getPushToken)).toHaveLength(2);
  });

  it('passes over a frame that is not of the contract, and keeps listening', async () => {
    const { socket, push } = await connected();
    socket.say('<html>bad gateway</html>');
    socket.say({ type: 'something-new' });
    socket.say({ type: 'changes', version: 41, changes: [arrival] });
    expect([push.getSnapshot().context.version, arrived]).toEqual([41, 2]);
  });
});
