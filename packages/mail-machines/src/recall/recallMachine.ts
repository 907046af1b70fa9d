import type { Delivery } from '@jinshu/api';
import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

/** Recall target: a message just sent, an open message, or a message to one of its recipients. */
export type RecallTarget =
  | { kind: 'sent'; messageId: string }
  | { kind: 'read'; uid: number; folder: string }
  | { kind: 'recipient'; messageId: string; recipient: string };

export interface RecallInput {
  target: RecallTarget;
}

export interface RecallContext extends RecallInput {
  /** Result for each recipient; empty until the recall has finished. */
  results: readonly Delivery[];
  /** Error if the whole recall failed. */
  problem: unknown;
}

export type RecallEvent =
  | { type: 'confirm' }
  /** Retries after a failure. Copies that were already recalled stay recalled and are reported again. */
  | { type: 'retry' }
  | { type: 'close' };

/** Outcome: `left` if the user didn't confirm, or closed the dialog after a failure. */
export type RecallOutput = { outcome: 'recalled'; results: readonly Delivery[] } | { outcome: 'left' };

/** Confirms and performs a recall, for a whole message or one recipient, and reports the result. */
export const recallMachine = setup({
  types: { input: {} as RecallInput, context: {} as RecallContext, events: {} as RecallEvent, output: {} as RecallOutput },
  actors: { recallMessage: notProvided<readonly Delivery[], RecallInput>('recallMessage') },
}).createMachine({
  id: 'recall',
  context: ({ input }) => ({ ...input, results: [], problem: null }),
  initial: 'asking',
  states: {
    asking: { tags: 'asking', on: { confirm: 'recalling', close: 'left' } },
    // Can't be closed: the result is only known after the response.
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
