import { Problem, refreshSession } from '@jinshu/api';
import { tickMs } from '@jinshu/mail-machines';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { fakeDeps } from '../../testing/deps.ts';
import { answer } from '../../testing/fakeServer.ts';
import { provideSession } from './session.actors.ts';
import { sessionStore } from './sessionStore.ts';

vi.setConfig({ testTimeout: 20_000 });

/** For a machine that is busy. */
const patience = { timeout: 10_000 };

/** Lets minutes pass one by one, as they do. */
function pass(clock: SimulatedClock, minutes: number): void {
  for (let minute = 0; minute < minutes; minute += 1) clock.increment(tickMs);
}

function start(give = () => ({ token: 'token-2' })) {
  const clock = new SimulatedClock();
  const { api, server } = fakeDeps(answer(refreshSession, give));
  const session = createActor(provideSession({ api }), { input: { idleAfter: 28_800, expiresAfter: 600, refreshedFor: 1800 }, clock });
  session.start();
  return { session, clock, server };
}

beforeEach(() => sessionStore.begin('lin.yue', 'token-1'));

describe('the session on the real server', () => {
  it('SES-10 SES-17 asks for more time five minutes before the end and keeps the token it gets', async () => {
    const { session, clock, server } = start();
    pass(clock, 4);
    expect(server.calls).toEqual([]);
    pass(clock, 1);
    await waitFor(session, (snapshot) => snapshot.matches('alive'));
    expect([server.callsOf(refreshSession).length, sessionStore.get().token]).toEqual([1, 'token-2']);
  });

  it('SES-12 a failed refresh leaves the token and tries again with the next minute', async () => {
    const { session, clock, server } = start(() => {
      throw new Problem('internal');
    });
    pass(clock, 5);
    await waitFor(session, (snapshot) => snapshot.matches('alive'));
    pass(clock, 1);
    await vi.waitFor(() => expect(server.callsOf(refreshSession)).toHaveLength(2), patience);
    expect(sessionStore.get().token).toBe('token-1');
  });
});
