import type { Draft, Submission } from '@jinshu/api';
import { setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

export interface SendInput {
  draft: Draft;
  /** Time the server holds the message for undo, in milliseconds. It then sends the message automatically. */
  undoForMs?: number | undefined;
}

/** Result of a send. */
export interface SentDraft extends Submission {
  /** End of the undo time of a held message, in milliseconds since the epoch, by the client's clock. */
  heldUntil?: number | undefined;
}

export type SendOutput = { outcome: 'sent'; submission: SentDraft } | { outcome: 'failed'; error: unknown };

/**
 * Sends one draft, for `composeMachine`. Retrying after a lost response is safe: the draft id makes it idempotent. Quick replies use
 * `quickReplyMachine` with its own port.
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
