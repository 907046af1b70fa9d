import type { Draft, Submission } from '@jinshu/api';
import { setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

export interface SendInput {
  draft: Draft;
  /** How long the server is to hold it back, so that it can be undone; it goes out by itself then. */
  undoForMs?: number | undefined;
}

/** What became of a send. */
export interface SentDraft extends Submission {
  /** Until when a mail that is held back can be undone, in milliseconds since the epoch, by the clock of whoever runs the machine. */
  heldUntil?: number | undefined;
}

export type SendOutput = { outcome: 'sent'; submission: SentDraft } | { outcome: 'failed'; error: unknown };

/**
 * Hands one draft to the server, for `composeMachine`. A retry after a lost answer is the same send: the draft's id makes it one. A short
 * answer below a mail goes by `quickReplyMachine` and a port of its own.
 */
export const sendMachine = setup({
  types: { input: {} as SendInput, context: {} as SendInput, output: {} as SendOutput },
  actors: { sendDraft: notProvided<SentDraft, SendInput>('sendDraft') },
}).createMachine({
  id: 'send',
  context: ({ input }) => input,
  initial: 'sending',
  states: {
    sending: {
      tags: 'busy',
      invoke: { src: 'sendDraft', input: ({ context }) => context, onDone: 'sent', onError: 'failed' },
    },
    sent: { type: 'final', output: ({ event }: { event: { output?: unknown } }) => ({ outcome: 'sent', submission: event.output }) },
    failed: { type: 'final', output: ({ event }: { event: { error?: unknown } }) => ({ outcome: 'failed', error: event.error }) },
  },
  // A machine's own `output` sees the final state's through the event that ended it.
  output: ({ event }) => (event as unknown as { output: SendOutput }).output,
});
