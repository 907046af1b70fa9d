import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type SessionInput, sessionMachine, tickMs } from './sessionMachine.ts';

function start(input: Partial<SessionInput> = {}) {
  const clock = new SimulatedClock();
  const refreshed = vi.fn(async () => undefined);
  const session = createActor(sessionMachine.provide({ actors: { refreshSession: fromPromise<void>(refreshed) } }), {
    input: { idleAfter: 1800, expiresAfter: 1800, refreshedFor: 1800, ...input },
    clock,
  });
  session.start();
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute++) {
      clock.increment(tickMs);
      await waitFor(session, (snapshot) => snapshot.value !== 'refreshing');
    }
  };
  return { session, minutes, refreshed };
}

describe('session', () => {
  it('SES-05 SES-07 SES-08 ends when nobody touched anything for as long as the server says', async () => {
    const { session, minutes } = start({ idleAfter: 600, expiresAfter: 100_000 });
    await minutes(9);
    expect(session.getSnapshot().status).toBe('active');
    await minutes(1);
    expect(session.getSnapshot().status).toBe('done');
  });

  it('SES-06 starts the idle count anew with any input', async () => {
    const { session, minutes } = start({ idleAfter: 600, expiresAfter: 100_000 });
    await minutes(9);
    session.send({ type: 'touched' });
    await minutes(9);
    expect(session.getSnapshot().status).toBe('active');
  });

  it('SES-10 SES-12 refreshes 300 seconds before the session expires, then counts from zero to 1800', async () => {
    const { session, minutes, refreshed } = start({ idleAfter: 28_800, expiresAfter: 900 });
    await minutes(9);
    expect(refreshed).not.toHaveBeenCalled();
    await minutes(1);
    expect(refreshed).toHaveBeenCalledOnce();
    expect(session.getSnapshot().context).toMatchObject({ elapsedSeconds: 0, expiresAfter: 1800 });
    await minutes(24);
    expect(refreshed).toHaveBeenCalledOnce();
    await minutes(1);
    expect(refreshed).toHaveBeenCalledTimes(2);
  });

  it('SES-11 SES-16 goes on refreshing while the screen is locked, and does not count idle time', async () => {
    const { session, minutes, refreshed } = start({ idleAfter: 600, expiresAfter: 900 });
    session.send({ type: 'locked' });
    await minutes(20);
    expect(refreshed).toHaveBeenCalledOnce();
    expect(session.getSnapshot().status).toBe('active');
    session.send({ type: 'unlocked' });
    await minutes(10);
    expect(session.getSnapshot().status).toBe('done');
  });

  it('SES-13 takes the limits of the server when they come', async () => {
    const { session, minutes } = start({ idleAfter: 600, expiresAfter: 600 });
    session.send({ type: 'limited', idleAfter: 120, expiresAfter: 1800 });
    await minutes(2);
    expect(session.getSnapshot().status).toBe('done');
  });

  it('SES-14 the idle end wins over the refresh that falls due in the same minute', async () => {
    const { session, minutes, refreshed } = start({ idleAfter: 600, expiresAfter: 900 });
    await minutes(10);
    expect(session.getSnapshot().status).toBe('done');
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('tries again a minute after a refresh that failed', async () => {
    const { minutes, refreshed } = start({ idleAfter: 28_800, expiresAfter: 900 });
    refreshed.mockRejectedValueOnce(new Error('away'));
    await minutes(11);
    expect(refreshed).toHaveBeenCalledTimes(2);
  });
});
