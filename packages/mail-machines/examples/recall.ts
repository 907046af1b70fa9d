import type { Delivery } from '@jinshu/api';
import { type RecallInput, recallMachine } from '@jinshu/mail-machines';
import { createActor, fromPromise, waitFor } from 'xstate';

const recall = createActor(
  recallMachine.provide({
    actors: { recallMessage: fromPromise<readonly Delivery[], RecallInput>(async () => []) }, // An app returns the delivery of each recipient.
  }),
  { input: { target: { kind: 'sent', messageId: 'm1@jinshu.example' } } },
).start();

console.log(recall.getSnapshot().value); // 'asking'
recall.send({ type: 'confirm' });
await waitFor(recall, (snapshot) => snapshot.matches('results'));
recall.send({ type: 'close' });
console.log(recall.getSnapshot().output); // { outcome: 'recalled', results: [] }
