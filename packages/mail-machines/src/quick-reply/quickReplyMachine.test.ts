import { Problem, type Submission } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type QuickReplyEmitted, type QuickReplyInput, type QuickReplyRequest, quickReplyMachine } from './quickReplyMachine.ts';

const submission: Submission = {
  messageId: 'm@jinshu.example',
  recipients: ['chen.wei@jinshu.example'],
  isSuccess: true,
  failedAddresses: [],
  type: 'sent',
  draftId: 'id-1',
  version: 1,
};

function start(input: Partial<QuickReplyInput> = {}) {
  const asked: QuickReplyRequest[] = [];
  const heard: QuickReplyEmitted[] = [];
  const answers: { resolve: (submission: Submission) => void; reject: (error: unknown) => void }[] = [];
  const replyToMessage = fromPromise<Submission, QuickReplyRequest>(({ input: request }) => {
    asked.push(request);
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  });
  const reply = createActor(quickReplyMachine.provide({ actors: { replyToMessage } }), { input: { uid: 7, folder: 'INBOX', ...input } });
  reply.on('*', (event) => heard.push(event));
  reply.start();
  return {
    reply,
    asked,
    heard,
    context: () => reply.getSnapshot().context,
    answer: () => answers.at(-1)?.resolve(submission),
    refuse: (error: unknown) => answers.at(-1)?.reject(error),
    reaches: (value: string) => waitFor(reply, (snapshot) => snapshot.value === value),
  };
}

describe('quick reply', () => {
  it('QRP-03 QRP-04 goes from before through editing and sending back to before, and says that it went well', async () => {
    const { reply, asked, heard, context, answer, reaches } = start();
    expect(reply.getSnapshot().value).toBe('before');
    reply.send({ type: 'edit' });
    reply.send({ type: 'change', text: '周五可以' });
    expect(reply.getSnapshot().value).toBe('editing');
    reply.send({ type: 'send', replyId: 'id-1' });
    expect(reply.getSnapshot().hasTag('busy')).toBe(true);
    expect(asked).toEqual([{ uid: 7, folder: 'INBOX', text: '周五可以', replyId: 'id-1' }]);
    answer();
    await reaches('before');
    expect(context()).toMatchObject({ text: '', outcome: 'success', replyId: null });
    expect(heard).toEqual([{ type: 'sent', submission }]);
  });

  it('QRP-04 keeps the text of one that failed; sent again it is the same one', async () => {
    const { reply, asked, context, answer, refuse, reaches } = start();
    reply.send({ type: 'change', text: '周五可以' });
    reply.send({ type: 'send', replyId: 'id-1' });
    refuse(new Problem('offline'));
    await reaches('before');
    expect(context()).toMatchObject({ text: '周五可以', outcome: 'failure', problem: new Problem('offline') });
    reply.send({ type: 'send', replyId: 'id-2' });
    expect(asked.map(({ replyId }) => replyId)).toEqual(['id-1', 'id-1']);
    answer();
    await reaches('before');
    expect(context().outcome).toBe('success');
  });

  it('an answer that was changed after a failure is another one', async () => {
    const { reply, asked, refuse, reaches, context } = start();
    reply.send({ type: 'change', text: '周五可以' });
    reply.send({ type: 'send', replyId: 'id-1' });
    refuse(new Problem('offline'));
    await reaches('before');
    reply.send({ type: 'change', text: '周六可以' });
    expect([context().outcome, context().problem]).toEqual([null, null]);
    reply.send({ type: 'send', replyId: 'id-2' });
    expect(asked.map(({ replyId, text }) => [replyId, text])).toEqual([
      ['id-1', '周五可以'],
      ['id-2', '周六可以'],
    ]);
  });

  it.each(['', '  \n '])('QRP-06 ERR-38 “%s” is not sent', (text) => {
    const { reply, asked, context } = start();
    reply.send({ type: 'send', replyId: 'id-1' });
    expect(context().problem).toEqual(new Problem('enter-content'));
    reply.send({ type: 'change', text });
    reply.send({ type: 'send', replyId: 'id-1' });
    expect([context().problem, reply.getSnapshot().value, asked]).toEqual([new Problem('enter-content'), 'editing', []]);
  });

  it('QRP-05 gives the text to the full reply and begins anew', () => {
    const { reply, heard, context } = start();
    reply.send({ type: 'change', text: '周五可以' });
    reply.send({ type: 'openFullReply' });
    expect(heard).toEqual([{ type: 'fullReply', text: '周五可以' }]);
    expect([reply.getSnapshot().value, context().text]).toEqual(['before', '']);
  });

  it.each([{ type: 'edit' }, { type: 'change', text: 'x' }, { type: 'send', replyId: 'id-1' }, { type: 'openFullReply' }] as const)(
    'SHR-09 SHR-10 refuses $type to whoever may only read this mailbox',
    (event) => {
      const { reply, asked, heard, context } = start({ canWrite: false });
      reply.send(event);
      expect([reply.getSnapshot().value, context().problem, context().text]).toEqual(['before', new Problem('mailbox-share-power'), '']);
      expect([asked, heard]).toEqual([[], []]);
    },
  );

  it('names the port that is missing', async () => {
    const reply = createActor(quickReplyMachine, { input: { uid: 7, folder: 'INBOX' } });
    reply.start();
    reply.send({ type: 'change', text: 'x' });
    reply.send({ type: 'send', replyId: 'id-1' });
    await waitFor(reply, ({ context }) => context.outcome === 'failure');
    expect(String(reply.getSnapshot().context.problem)).toContain('"replyToMessage" was not provided');
  });
});

/** The server's answers are events as any other. */
const answered = (kind: 'done' | 'error', more: object) => ({ type: `xstate.${kind}.actor.0.quickReply.sending`, ...more }) as never;
const happenings = [
  { type: 'edit' },
  { type: 'change', text: '好' },
  { type: 'change', text: '' },
  { type: 'send', replyId: 'id-1' },
  { type: 'cancel' },
  { type: 'openFullReply' },
  answered('done', { output: submission }),
  answered('error', { error: 'offline' }),
] as const;

describe('every way through the quick reply', () => {
  const paths = getShortestPaths(quickReplyMachine, {
    input: { uid: 7, folder: 'INBOX' },
    events: happenings,
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.text, context.replyId, context.outcome, context.problem !== null]),
    limit: 2000,
  });

  it('reaches every state with every outcome', () => {
    const reached = [...new Set(paths.map(({ state }) => `${state.value} ${state.context.outcome}`))].sort();
    expect(reached).toEqual([
      'before failure',
      'before null',
      'before success',
      'editing failure',
      'editing null',
      'editing success',
      'sending null',
    ]);
  });

  it.each(paths.map((path) => [path.steps.map(({ event }) => event.type.replace('xstate.', '')).join(' → ') || 'nothing', path] as const))(
    'is the same on a server: %s',
    async (_, { steps, state }) => {
      const { reply, asked, context, answer, refuse, reaches } = start();
      let typed = '';
      for (const { event, state: next } of steps.filter(({ event }) => (event as { type: string }).type !== 'xstate.init')) {
        const given = event as { type: string; error?: unknown; text?: string };
        if (given.type.startsWith('xstate.done')) answer();
        else if (given.type.startsWith('xstate.error')) refuse(given.error);
        else reply.send(given as never);
        await reaches(String(next.value));
        if (given.type === 'change' && next.value === 'editing') typed = given.text ?? '';
        if (given.type.startsWith('xstate.done') || given.type === 'openFullReply') typed = '';
        // What was typed is there until it was sent or taken along.
        expect(context().text).toBe(typed);
      }
      expect(reply.getSnapshot().value).toBe(state.value);
      expect(asked.every(({ text, replyId }) => text.trim() !== '' && replyId !== '')).toBe(true);
    },
  );
});
