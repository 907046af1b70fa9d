import { Problem } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type ReviewAnswer, type ReviewDecided, reviewListPlace, reviewMachine } from './reviewMachine.ts';

function start() {
  const asked: ReviewAnswer[] = [];
  const heard: ReviewDecided[] = [];
  const answers: { resolve: (output: { taken: readonly number[] }) => void; reject: (error: unknown) => void }[] = [];
  const decideReviews = fromPromise<{ taken: readonly number[] }, ReviewAnswer>(({ input }) => {
    asked.push(input);
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  });
  const review = createActor(reviewMachine.provide({ actors: { decideReviews } }), { input: {} });
  review.on('decided', (event) => heard.push(event));
  review.start();
  return {
    review,
    asked,
    heard,
    context: () => review.getSnapshot().context,
    answer: (taken: readonly number[] = []) => answers.at(-1)?.resolve({ taken }),
    refuse: (error: unknown) => answers.at(-1)?.reject(error),
    reaches: (value: string) => waitFor(review, (snapshot) => snapshot.value === value),
  };
}
const permit = { type: 'permit', ids: [3, 4], place: reviewListPlace } as const;
const reject = { type: 'reject', ids: [3], reason: ' 附件未脱敏 ', place: 'review:3' } as const;

describe('the list of the review', () => {
  it('REV-04 REV-05 begins with what waits, ten on a page, and each view with its first page', () => {
    const { review, context } = start();
    expect(context()).toMatchObject({ status: 'wait', page: 1, pageSize: 10 });
    review.send({ type: 'turn', page: 3 });
    expect(context().page).toBe(3);
    review.send({ type: 'show', status: 'reject' });
    expect(context()).toMatchObject({ status: 'reject', page: 1 });
    review.send({ type: 'turn', page: 2 });
    review.send({ type: 'choosePageSize', pageSize: 50 });
    expect(context()).toMatchObject({ page: 1, pageSize: 50 });
  });
});

describe('an answer', () => {
  it('REV-22 to permit asks first, and nothing happens where the question is refused', async () => {
    const { review, asked, context } = start();
    review.send(permit);
    expect([review.getSnapshot().hasTag('asking'), context().place, asked]).toEqual([true, reviewListPlace, []]);
    review.send({ type: 'cancel' });
    expect([review.getSnapshot().value, context().answer, asked]).toEqual(['reading', null, []]);
  });

  it('REV-21 REV-24 REV-26 once given leads to the first page of what waits, and says which tabs are to close', async () => {
    const { review, asked, heard, answer, reaches, context } = start();
    review.send({ type: 'show', status: 'permit' });
    review.send({ type: 'turn', page: 2 });
    review.send(permit);
    review.send({ type: 'confirm' });
    expect(asked).toEqual([{ status: 'permit', ids: [3, 4] }]);
    answer([4]);
    await reaches('reading');
    expect(context()).toMatchObject({ status: 'wait', page: 1, answer: null, problem: null });
    expect(heard).toEqual([{ type: 'decided', answer: { status: 'permit', ids: [3, 4] }, taken: [4] }]);
  });

  it('REV-23 ERR-41 to reject needs a reason, which goes along without the blanks around it', async () => {
    const { review, asked, answer, reaches, context } = start();
    for (const reason of ['', ' \n ']) review.send({ ...reject, reason });
    expect([asked, context().isReasonOwed, review.getSnapshot().value]).toEqual([[], true, 'reading']);
    review.send(reject);
    expect(asked).toEqual([{ status: 'reject', ids: [3], reason: '附件未脱敏' }]);
    answer();
    await reaches('reading');
    expect(context().isReasonOwed).toBe(false);
  });

  it('for no mail at all is none', () => {
    const { review, asked } = start();
    review.send({ ...permit, ids: [] });
    review.send({ ...reject, ids: [] });
    expect([review.getSnapshot().value, asked]).toEqual(['reading', []]);
  });

  it('REV-22 goes on with another one where the question went out of sight with a mail that somebody else had answered', () => {
    const { review, asked, context } = start();
    review.send({ ...permit, ids: [9], place: 'review:9' });
    review.send(permit);
    expect([review.getSnapshot().hasTag('asking'), context().place, asked]).toEqual([true, reviewListPlace, []]);
    review.send({ ...reject, reason: ' ' });
    expect([review.getSnapshot().value, asked]).toEqual(['asking', []]);
    review.send(reject);
    expect(asked).toEqual([{ status: 'reject', ids: [3], reason: '附件未脱敏' }]);
  });

  it('that did not get through is kept with its reason, and the next try is the same call', async () => {
    const { review, asked, heard, answer, refuse, reaches, context } = start();
    review.send(reject);
    refuse(new Problem('offline'));
    await reaches('failed');
    expect(context().problem).toEqual(new Problem('offline'));
    expect(heard).toEqual([]);
    review.send({ type: 'retry' });
    answer();
    await reaches('reading');
    expect([asked[0], heard.length]).toEqual([asked[1], 1]);
  });

  it('is one at a time: a second one waits until the first is there', () => {
    const { review, asked } = start();
    review.send(reject);
    review.send(permit);
    review.send({ type: 'confirm' });
    expect(asked).toHaveLength(1);
  });

  it('names the port that is missing', async () => {
    const review = createActor(reviewMachine, { input: {} });
    review.start();
    review.send(reject);
    await waitFor(review, ({ value }) => value === 'failed');
    expect(String(review.getSnapshot().context.problem)).toContain('"decideReviews" was not provided');
  });
});

const answered = (kind: 'done' | 'error', more: object) => ({ type: `xstate.${kind}.actor.0.review.deciding`, ...more }) as never;
const happenings = [
  permit,
  reject,
  { type: 'confirm' },
  { type: 'cancel' },
  { type: 'retry' },
  answered('done', { output: { taken: [] } }),
  answered('error', { error: 'offline' }),
] as const;

describe('every way through the review', () => {
  const paths = getShortestPaths(reviewMachine, {
    input: {},
    events: happenings,
    serializeState: ({ value, context }) => JSON.stringify([value, context.answer, context.problem !== null]),
    limit: 500,
  });

  it('reaches every state', () => {
    expect([...new Set(paths.map(({ state }) => String(state.value)))].sort()).toEqual(['asking', 'deciding', 'failed', 'reading']);
  });

  it.each(paths.map((path) => [path.steps.map(({ event }) => event.type.replace('xstate.', '')).join(' → ') || 'nothing', path] as const))(
    'REV-22 REV-23 asks the server for nothing that nobody confirmed or gave a reason for: %s',
    async (_, { steps, state }) => {
      const { review, asked, answer, refuse, reaches } = start();
      for (const { event, state: next } of steps.filter(({ event }) => (event as { type: string }).type !== 'xstate.init')) {
        const given = event as { type: string };
        if (given.type.startsWith('xstate.done')) answer();
        else if (given.type.startsWith('xstate.error')) refuse('offline');
        else review.send(given as never);
        await reaches(String(next.value));
      }
      const events = steps.map(({ event }) => event.type as string);
      expect(asked).toHaveLength(events.filter((type) => ['confirm', 'reject', 'retry'].includes(type)).length);
      const restored = createActor(reviewMachine, { snapshot: JSON.parse(JSON.stringify(review.getPersistedSnapshot())), input: {} });
      expect(restored.getSnapshot().value).toBe(state.value);
    },
  );
});
