import { decideReviews } from '@jinshu/api';
import { type ReviewAnswer, reviewMachine, reviewTabId } from '@jinshu/mail-machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { AccountActor, AccountDeps } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';

/** The running review. */
export type ReviewActor = ActorRefFrom<typeof reviewMachine>;

/** Review on the real server (REV-28). After a decision, refetches lists, messages and the count (REV-25). */
export const provideReview = ({ api, queryClient }: AccountDeps) =>
  reviewMachine.provide({
    actors: {
      decideReviews: fromPromise<{ taken: readonly number[] }, ReviewAnswer>(async ({ input, signal }) => {
        const { status, ids } = input;
        const reason = input.status === 'reject' ? input.reason : undefined;
        const answer = await api.call(decideReviews, { body: { status, reviewIds: [...ids], reason } }, { signal });
        applyChange(queryClient, { type: 'review.changed' });
        return answer;
      }),
    },
  });

const running = new WeakMap<AccountActor, ReviewActor>();

/** Returns the review actor of an account, shared by the list and all open messages. Created on first use. It ends with the account. */
export function reviewOf(deps: AccountDeps & { account: AccountActor }): ReviewActor {
  const { account } = deps;
  const known = running.get(account);
  if (known) return known;
  const review = createActor(provideReview(deps), { input: {} }).start();
  running.set(account, review);
  review.on('decided', ({ answer: { ids } }) => {
    for (const id of ids) account.send({ type: 'close', id: reviewTabId(id) });
  });
  account.subscribe({ complete: () => review.stop() });
  return review;
}
