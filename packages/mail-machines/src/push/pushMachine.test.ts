import { Problem } from '@jinshu/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  heartbeatMs,
  type PushConnectionInput,
  pushMachine,
  reconnectMaximumMs,
  reconnectMs,
  reconnectSpreadMs,
  tokenRetryMs,
} from './pushMachine.ts';

function start(getToken: () => Promise<{ token: string; version: number }> = async () => ({ token: 't', version: 7 })) {
  const clock = new SimulatedClock();
  const opened: PushConnectionInput[] = [];
  const pinged = vi.fn();
  let say: (event: { type: string; version?: number }) => void = () => undefined;
  const closed = vi.fn();
  const push = createActor(
    pushMachine.provide({
      actors: {
        getPushToken: fromPromise(getToken),
        connection: fromCallback<{ type: 'ping' }, PushConnectionInput>(({ input, receive, sendBack }) => {
          opened.push(input);
          say = sendBack;
          receive(pinged);
          return closed;
        }),
      },
    }),
    { clock },
  );
  push.start();
  return { push, clock, opened, pinged, closed, say: (event: { type: string; version?: number }) => say(event) };
}

const connected = async ({ push }: ReturnType<typeof start>) => {
  push.send({ type: 'enable' });
  await waitFor(push, (snapshot) => snapshot.hasTag('connected'));
};

describe('1,000 clients whose server starts anew', () => {
  /** Clients on one clock that lose the server together; counts who comes back in each second. */
  async function comeBack(seconds: number, isBack: boolean) {
    const clock = new SimulatedClock();
    let asked = 0;
    let isUp = true;
    const close: (() => void)[] = [];
    const clients = Array.from({ length: 1000 }, () =>
      createActor(
        pushMachine.provide({
          actors: {
            getPushToken: fromPromise(async () => {
              asked += 1;
              if (!isUp) throw new Problem('offline');
              return { token: 't', version: 7 };
            }),
            connection: fromCallback(({ sendBack }) => {
              close.push(() => sendBack({ type: 'closed' }));
            }),
          },
        }),
        { clock },
      ).start(),
    );
    for (const client of clients) client.send({ type: 'enable' });
    await vi.waitFor(() => expect(close).toHaveLength(1000));
    isUp = isBack;
    asked = 0;
    for (const one of close.splice(0)) one();
    const perSecond: number[] = [];
    for (let second = 0; second < seconds; second += 1) {
      const before = asked;
      clock.increment(1000);
      // Let pending calls resolve before the clock advances.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      perSecond.push(asked - before);
    }
    for (const client of clients) client.stop();
    return perSecond;
  }

  it('PSH-03 come back within 30 seconds, and never more than 80 of them in one', async () => {
    const perSecond = await comeBack(30, true);
    expect(perSecond.reduce((sum, count) => sum + count, 0)).toBe(1000);
    expect(Math.max(...perSecond)).toBeLessThanOrEqual(80);
    expect(perSecond.slice(0, 2)).toEqual([0, expect.any(Number)]);
  });

  it('ask ever more seldom while it is away', async () => {
    const perSecond = await comeBack(600, false);
    const minute = (n: number) => perSecond.slice(n * 60, n * 60 + 60).reduce((sum, count) => sum + count, 0);
    expect(minute(0)).toBeGreaterThan(1000);
    expect(Math.max(minute(7), minute(8), minute(9))).toBeLessThan((1.3 * 1000 * 60_000) / (reconnectMs + reconnectMaximumMs / 2));
    expect(reconnectSpreadMs).toBeLessThan(reconnectMaximumMs);
  });
});

describe('push', () => {
  // The shortest delay: this client reconnects first.
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(() => void vi.restoreAllMocks());

  it('PSH-01 asks for a token and opens the connection with it, after the version it is at', async () => {
    const running = start();
    await connected(running);
    expect(running.opened).toEqual([{ token: 't', after: 7 }]);
  });

  it('PSH-03 opens again 2 seconds after a close and resumes after the last version it saw', async () => {
    const running = start();
    await connected(running);
    running.say({ type: 'received', version: 12 });
    running.say({ type: 'closed' });
    expect(running.push.getSnapshot().hasTag('lost')).toBe(true);
    running.clock.increment(reconnectMs - 1);
    expect(running.push.getSnapshot().value).toBe('reconnecting');
    running.clock.increment(1);
    await waitFor(running.push, (snapshot) => snapshot.hasTag('connected'));
    expect(running.opened[1]).toEqual({ token: 't', after: 12 });
  });

  it('asks for a token at once where the session ended', async () => {
    const running = start();
    await connected(running);
    running.say({ type: 'ended' });
    expect(running.push.getSnapshot().value).toBe('asking');
    await waitFor(running.push, (snapshot) => snapshot.hasTag('connected'));
    expect(running.opened).toHaveLength(2);
  });

  it('PSH-04 PSH-02 stays closed when it was closed on purpose', async () => {
    const running = start();
    await connected(running);
    running.push.send({ type: 'disable' });
    running.clock.increment(10 * reconnectMs);
    expect(running.push.getSnapshot().value).toBe('off');
    expect(running.closed).toHaveBeenCalledOnce();
    expect(running.opened).toHaveLength(1);
  });

  it('PSH-05 pings after 60 seconds of silence, and news put that off', async () => {
    const running = start();
    await connected(running);
    running.clock.increment(heartbeatMs - 1);
    running.say({ type: 'received', version: 8 });
    running.clock.increment(heartbeatMs - 1);
    expect(running.pinged).not.toHaveBeenCalled();
    running.clock.increment(1);
    expect(running.pinged).toHaveBeenCalledOnce();
  });

  it('PSH-06 closes when no reply comes within 60 seconds of the ping', async () => {
    const running = start();
    await connected(running);
    running.clock.increment(heartbeatMs);
    running.clock.increment(heartbeatMs - 1);
    expect(running.push.getSnapshot().hasTag('connected')).toBe(true);
    running.clock.increment(1);
    expect(running.push.getSnapshot().value).toBe('reconnecting');
  });

  it('PSH-06 stays open when the reply comes', async () => {
    const running = start();
    await connected(running);
    running.clock.increment(heartbeatMs);
    running.say({ type: 'received' });
    running.clock.increment(heartbeatMs - 1);
    expect(running.push.getSnapshot().value).toEqual({ open: 'listening' });
    expect(running.push.getSnapshot().context.version).toBe(7);
  });

  it('PSH-07 asks for the token again after 30 seconds when the server failed', async () => {
    let isDown = true;
    const running = start(() => (isDown ? Promise.reject(new Problem('internal')) : Promise.resolve({ token: 't2', version: 9 })));
    running.push.send({ type: 'enable' });
    await waitFor(running.push, (snapshot) => snapshot.value === 'waitingForServer');
    isDown = false;
    running.clock.increment(tokenRetryMs);
    await waitFor(running.push, (snapshot) => snapshot.hasTag('connected'));
    expect(running.opened[0]?.token).toBe('t2');
  });

  it('gives up when the server refuses, and tries again when it cannot be reached', async () => {
    const refused = start(() => Promise.reject(new Problem('no-push')));
    refused.push.send({ type: 'enable' });
    await waitFor(refused.push, (snapshot) => snapshot.value === 'off');
    const away = start(() => Promise.reject(new Problem('offline')));
    away.push.send({ type: 'enable' });
    await waitFor(away.push, (snapshot) => snapshot.value === 'reconnecting');
  });

  it('names the port that is missing', async () => {
    const push = createActor(pushMachine.provide({ actors: { getPushToken: fromPromise(async () => ({ token: 't', version: 1 })) } }));
    const failed = new Promise<unknown>((resolve) => push.subscribe({ error: resolve }));
    push.start();
    push.send({ type: 'enable' });
    expect(String(await failed)).toContain('"connection" was not provided');
  });

  it('survives as plain data', async () => {
    const running = start();
    await connected(running);
    const { context, value } = running.push.getSnapshot();
    expect(JSON.parse(JSON.stringify({ context, value }))).toEqual({ context, value });
  });
});
