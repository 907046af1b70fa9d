import { sessionMachine, tickMs } from '@jinshu/mail-machines';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

const clock = new SimulatedClock(); // Leave it out in an app.
const session = createActor(sessionMachine.provide({ actors: { refreshSession: fromPromise<void>(async () => undefined) } }), {
  clock,
  input: { idleAfter: 120, expiresAfter: 3600, refreshedFor: 3600 },
}).start();

session.send({ type: 'touched' });
clock.increment(tickMs);
console.log(session.getSnapshot().context.idleSeconds); // 60
clock.increment(tickMs);
console.log(session.getSnapshot().value); // 'ended'
