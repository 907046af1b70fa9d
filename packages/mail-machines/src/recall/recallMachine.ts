import type { Delivery } from '@jinshu/api';
import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

/** What is taken back: a mail that was just sent, one that is being read, or a mail from one of its recipients (SND-31, SND-32). */
export type RecallTarget =
  | { kind: 'sent'; messageId: string }
  | { kind: 'read'; uid: number; folder: string }
  | { kind: 'recipient'; messageId: string; recipient: string };

export interface RecallInput {
  target: RecallTarget;
}

export interface RecallContext extends RecallInput {
  /** How it ended at each recipient, once it has (SND-35). */
  results: readonly Delivery[];
  /** Why it failed as a whole (ERR-11). */
  problem: unknown;
}

export type RecallEvent =
  | { type: 'confirm' }
  /** Once more after a failure. What was taken back already stays so and is answered again. */
  | { type: 'retry' }
  | { type: 'close' };

/** How it ended: `left` when nothing was asked of the server, or nothing came of it. */
export type RecallOutput = { outcome: 'recalled'; results: readonly Delivery[] } | { outcome: 'left' };

/** Asks whether a mail is to be taken back, takes it back and shows how that ended. The same for a whole mail and for one recipient. */
export const recallMachine = setup({
  types: { input: {} as RecallInput, context: {} as RecallContext, events: {} as RecallEvent, output: {} as RecallOutput },
  actors: { recallMessage: notProvided<readonly Delivery[], RecallInput>('recallMessage') },
}).createMachine({
  id: 'recall',
  context: ({ input }) => ({ ...input, results: [], problem: null }),
  initial: 'asking',
  states: {
    asking: { tags: 'asking', on: { confirm: 'recalling', close: 'left' } },
    // Not to be left: what was taken back is known when the answer is there.
    recalling: {
      tags: 'busy',
      entry: assign({ problem: null }),
      invoke: {
        src: 'recallMessage',
        input: ({ context: { target } }) => ({ target }),
        onDone: { target: 'results', actions: assign({ results: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => event.error }) },
      },
    },
    results: { on: { close: 'recalled' } },
    failed: { on: { retry: 'recalling', close: 'left' } },
    recalled: { type: 'final', output: ({ context }) => ({ outcome: 'recalled', results: context.results }) },
    left: { type: 'final', output: { outcome: 'left' } },
  },
  // A machine's own `output` sees the final state's through the event that ended it.
  output: ({ event }) => (event as unknown as { output: RecallOutput }).output,
});
