import { type ReviewAnswer, reviewMachine } from '@jinshu/mail-machines';
import { createActor, fromPromise, waitFor } from 'xstate';

const review = createActor(
  reviewMachine.provide({
    actors: { decideReviews: fromPromise<{ taken: readonly number[] }, ReviewAnswer>(async () => ({ taken: [2] })) },
  }),
  {
    input: {},
  },
).start();
review.on('decided', ({ answer, taken }) => console.log(answer.status, taken)); // permit [2]

review.send({ type: 'permit', ids: [1, 2], place: 'list' });
console.log(review.getSnapshot().context.answer?.ids); // [1, 2]
review.send({ type: 'confirm' });
await waitFor(review, ({ context }) => context.answer === null);
review.stop();
