import { emptyDraft, Problem, type Submission } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { sendMachine } from './sendMachine.ts';

const draft = emptyDraft('6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', { address: 'lin.yue@jinshu.example', name: '林月' });
const submission: Submission = {
  messageId: 'm@jinshu.example',
  recipients: ['chen.wei@jinshu.example'],
  isSuccess: true,
  failedAddresses: [],
  type: 'sent',
  draftId: draft.draftId,
  version: 1,
};
const run = (sendDraft: () => Promise<Submission>) => {
  const send = createActor(sendMachine.provide({ actors: { sendDraft: fromPromise(sendDraft) } }), { input: { draft } });
  send.start();
  return toPromise(send);
};

describe('send', () => {
  it('SND-12 hands the draft over and answers the submission', async () => {
    expect(await run(async () => submission)).toEqual({ outcome: 'sent', submission });
  });

  it('keeps the problem for whoever shows it', async () => {
    const problem = new Problem('sender-not-yours');
    expect(await run(() => Promise.reject(problem))).toEqual({ outcome: 'failed', error: problem });
  });

  it('names the port that is missing', async () => {
    const send = createActor(sendMachine, { input: { draft } });
    send.start();
    const output = await toPromise(send);
    expect(output.outcome === 'failed' && String(output.error)).toContain('"sendDraft" was not provided');
  });
});
