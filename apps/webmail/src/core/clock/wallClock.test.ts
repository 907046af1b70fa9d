import { screenLockMachine, sessionMachine } from '@jinshu/mail-machines';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { catchUp, wallClock } from './wallClock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The wall clock advances while no timer runs, as in a hidden page or on a sleeping computer. */
const sleep = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

it('does what is due when it is, and nothing that was taken back', () => {
  const did: string[] = [];
  wallClock.setTimeout(() => did.push('two'), 2000);
  wallClock.setTimeout(() => did.push('one'), 1000);
  wallClock.clearTimeout(wallClock.setTimeout(() => did.push('never'), 1500));
  vi.advanceTimersByTime(999);
  expect(did).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(did).toEqual(['one']);
  vi.advanceTimersByTime(1000);
  expect(did).toEqual(['one', 'two']);
});

it('goes on when something it did failed', () => {
  const did = vi.fn();
  wallClock.setTimeout(() => {
    throw new Error('of a test');
  }, 1000);
  wallClock.setTimeout(did, 2000);
  expect(() => vi.advanceTimersByTime(1000)).toThrow('of a test');
  vi.advanceTimersByTime(1000);
  expect(did).toHaveBeenCalledTimes(1);
});

it('is not held up by a time of day that was set back', () => {
  const did = vi.fn();
  wallClock.setTimeout(() => wallClock.setTimeout(did, 1000), 1000);
  catchUp();
  sleep(-3600);
  vi.advanceTimersByTime(1000);
  catchUp();
  vi.advanceTimersByTime(2000);
  expect(did).toHaveBeenCalledTimes(1);
});

it('LCK-01 LCK-02 the screen is locked after a night in which no timer ran', () => {
  const lock = createActor(screenLockMachine, { input: { hasPush: true }, clock: wallClock }).start();
  vi.advanceTimersByTime(599_999);
  expect(lock.getSnapshot().value).toBe('watching');
  lock.send({ type: 'touched' });
  vi.advanceTimersByTime(60_000);
  expect(lock.getSnapshot().value).toBe('watching');
  sleep(8 * 3600);
  // One timer is late; all the others follow from it.
  vi.advanceTimersToNextTimer();
  expect(lock.getSnapshot().matches('locked')).toBe(true);
  lock.stop();
});

it('SES-10 SES-11 a page whose timers run late asks for more time before the session has run out', () => {
  const refreshSession = vi.fn(async () => undefined);
  const session = createActor(sessionMachine.provide({ actors: { refreshSession: fromPromise<void>(refreshSession) } }), {
    input: { idleAfter: 1800, expiresAfter: 1800, refreshedFor: 1800 },
    clock: wallClock,
  }).start();
  session.send({ type: 'locked' });
  // A hidden page is woken once a minute, and by then each timer is late.
  for (let minute = 0; minute < 13; minute += 1) {
    sleep(119);
    catchUp();
  }
  expect(refreshSession).toHaveBeenCalledTimes(1);
  session.stop();
});

it('SES-08 the session of whoever was away ends at the time of day', () => {
  const session = createActor(sessionMachine, {
    input: { idleAfter: 600, expiresAfter: 1800, refreshedFor: 1800 },
    clock: wallClock,
  }).start();
  sleep(3600);
  catchUp();
  expect(session.getSnapshot().status).toBe('done');
});

it('waits for longer than a timer of the browser can', () => {
  const set = vi.spyOn(globalThis, 'setTimeout');
  const id = wallClock.setTimeout(vi.fn(), 40 * 86_400_000);
  expect(set.mock.lastCall?.[1]).toBeLessThan(2 ** 31);
  wallClock.clearTimeout(id);
  set.mockRestore();
});
