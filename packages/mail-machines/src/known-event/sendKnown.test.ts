import { emptyDraft } from '@jinshu/api';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { composeMachine } from '../compose/index.ts';
import { sendKnown, UnknownEventError } from './sendKnown.ts';

const start = () =>
  createActor(composeMachine, {
    input: { draft: emptyDraft(crypto.randomUUID(), { address: 'lin.yue@jinshu.example', name: 'Lin Yue' }), autosaveMs: 0 },
  }).start();

it('an unknown event is an error that names those that are known, and the actor keeps running', () => {
  const composer = start();
  let error: unknown;
  try {
    sendKnown(composer, { type: 'sned' });
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(UnknownEventError);
  expect(error).toMatchObject({ type: 'sned', message: expect.stringContaining('has no event “sned”. It has ') });
  expect((error as UnknownEventError).allowed).toContain('send');
  expect((error as UnknownEventError).allowed.filter((type) => type.startsWith('xstate.'))).toEqual([]);
  expect(composer.getSnapshot().status).toBe('active');
});

it('sends an event that the machine has', () => {
  const composer = start();
  sendKnown(composer, { type: 'send' });
  expect(composer.getSnapshot().context).toMatchObject({ problem: { code: 'input-receiver' } });
});
