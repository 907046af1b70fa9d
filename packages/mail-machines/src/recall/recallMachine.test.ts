import { type Delivery, Problem } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, toPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type RecallInput, type RecallTarget, recallMachine } from './recallMachine.ts';

const delivery: Delivery = {
  recipient: 'chen.wei@jinshu.example',
  name: '陈伟',
  status: 'delivered',
  statusInfo: '',
  recallStatus: 'recalled',
  recallStatusInfo: '',
  inform: 'taken-back',
  isFailed: false,
  canRecall: false,
  updatedAt: '2026-11-20T01:55:00Z',
};
const targets: readonly RecallTarget[] = [
  { kind: 'sent', messageId: 'm@jinshu.example' },
  { kind: 'read', uid: 7, folder: 'Sent' },
  { kind: 'recipient', messageId: 'm@jinshu.example', recipient: delivery.recipient },
];

function start(target: RecallTarget = targets[0] as RecallTarget) {
  const asked: RecallInput[] = [];
  const answers: { resolve: (results: readonly Delivery[]) => void; reject: (error: unknown) => void }[] = [];
  const recallMessage = fromPromise<readonly Delivery[], RecallInput>(({ input }) => {
    asked.push(input);
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  });
  const recall = createActor(recallMachine.provide({ actors: { recallMessage } }), { input: { target } });
  recall.start();
  return {
    recall,
    asked,
    answer: (results: readonly Delivery[]) => answers.at(-1)?.resolve(results),
    refuse: (error: unknown) => answers.at(-1)?.reject(error),
    reaches: (value: string) => waitFor(recall, (snapshot) => snapshot.value === value),
  };
}

describe('recall', () => {
  it.each(targets)('SND-31 SND-32 takes back what was asked for: $kind', async (target) => {
    const { recall, asked, answer, reaches } = start(target);
    recall.send({ type: 'confirm' });
    expect(asked).toEqual([{ target }]);
    answer([delivery]);
    await reaches('results');
    expect(recall.getSnapshot().context.results).toEqual([delivery]);
    recall.send({ type: 'close' });
    expect(await toPromise(recall)).toEqual({ outcome: 'recalled', results: [delivery] });
  });

  it('ERR-11 SND-33 SND-36 keeps the reason of a failure, and the next try is the same call', async () => {
    const { recall, asked, answer, refuse, reaches } = start();
    recall.send({ type: 'confirm' });
    refuse(new Problem('offline'));
    await reaches('failed');
    expect(recall.getSnapshot().context.problem).toEqual(new Problem('offline'));
    recall.send({ type: 'retry' });
    expect(recall.getSnapshot().context.problem).toBeNull();
    answer([delivery]);
    await reaches('results');
    expect(asked).toEqual([{ target: targets[0] }, { target: targets[0] }]);
  });

  it('names the port that is missing', async () => {
    const recall = createActor(recallMachine, { input: { target: targets[0] as RecallTarget } });
    recall.start();
    recall.send({ type: 'confirm' });
    await waitFor(recall, ({ value }) => value === 'failed');
    expect(String(recall.getSnapshot().context.problem)).toContain('"recallMessage" was not provided');
  });
});

/** The server's answers are events as any other. */
const answered = (kind: 'done' | 'error', more: object) => ({ type: `xstate.${kind}.actor.0.recall.recalling`, ...more }) as never;
const happenings = [
  { type: 'confirm' },
  { type: 'retry' },
  { type: 'close' },
  answered('done', { output: [delivery] }),
  answered('error', { error: 'offline' }),
] as const;

describe.each(targets)('every way through the recall of $kind', (target) => {
  const paths = getShortestPaths(recallMachine, {
    input: { target },
    events: happenings,
    serializeState: ({ value, context }) => JSON.stringify([value, context.results.length, context.problem !== null]),
    limit: 500,
  });

  it('reaches every state', () => {
    const reached = [...new Set(paths.map(({ state }) => String(state.value)))].sort();
    expect(reached).toEqual(['asking', 'failed', 'left', 'recalled', 'recalling', 'results']);
  });

  it.each(paths.map((path) => [path.steps.map(({ event }) => event.type.replace('xstate.', '')).join(' → ') || 'nothing', path] as const))(
    'is the same on a server: %s',
    async (_, { steps, state }) => {
      const { recall, asked, answer, refuse, reaches } = start(target);
      for (const { event, state: next } of steps.filter(({ event }) => (event as { type: string }).type !== 'xstate.init')) {
        const given = event as { type: string; output?: readonly Delivery[]; error?: unknown };
        if (given.type.startsWith('xstate.done')) answer(given.output ?? []);
        else if (given.type.startsWith('xstate.error')) refuse(given.error);
        else recall.send(given as never);
        await reaches(String(next.value));
      }
      await reaches(String(state.value));
      const events = steps.map(({ event }) => event.type as string);
      // The server is only called after a confirmation, and a message is shown as recalled only after the server reported it.
      expect(asked).toHaveLength(events.filter((type) => type === 'confirm' || type === 'retry').length);
      if (['results', 'recalled'].includes(String(state.value))) expect(events.some((type) => type.startsWith('xstate.done'))).toBe(true);
      const restored = createActor(recallMachine, {
        snapshot: JSON.parse(JSON.stringify(recall.getPersistedSnapshot())),
        input: { target },
      });
      expect(restored.getSnapshot().value).toBe(state.value);
    },
  );
});
