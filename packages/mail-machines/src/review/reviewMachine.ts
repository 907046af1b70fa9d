import { type ReviewStatus, reviewPageSize } from '@jinshu/api';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

/** Decision about messages under review. */
export type ReviewAnswer = { status: 'permit'; ids: readonly number[] } | { status: 'reject'; ids: readonly number[]; reason: string };

export interface ReviewInput {
  /**
   * Messages per page.
   * @default 10
   */
  pageSize?: number;
}

export interface ReviewContext {
  /** View of the list: `status` selects it and `page` is its page. */
  status: ReviewStatus;
  page: number;
  pageSize: number;
  /** Decision that is being confirmed or sent; null if there is none. */
  answer: ReviewAnswer | null;
  /** Place where the decision was started: the list or a message tab. */
  place: string;
  /** Whether the user tried to reject without a reason. */
  isReasonOwed: boolean;
  /** Why the answer did not get through. */
  problem: unknown;
}

export type ReviewEvent =
  | { type: 'show'; status: ReviewStatus }
  | { type: 'turn'; page: number }
  | { type: 'choosePageSize'; pageSize: number }
  /** Asks for confirmation first. */
  | { type: 'permit'; ids: readonly number[]; place: string }
  | { type: 'reject'; ids: readonly number[]; reason: string; place: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** Retries after a failure. Sending the same decision twice has no further effect. */
  | { type: 'retry' };

/** Emitted after messages were decided; the app closes their tabs. `taken` lists those another reviewer decided first. */
export interface ReviewDecided {
  type: 'decided';
  answer: ReviewAnswer;
  taken: readonly number[];
}

/** The place of a question that was asked in the list. */
export const reviewListPlace = 'list';

const nothing = { answer: null, place: '', problem: null, isReasonOwed: false } as const;

/** Review of outgoing messages: the view of the list, and one decision at a time. */
export const reviewMachine = setup({
  types: { input: {} as ReviewInput, context: {} as ReviewContext, events: {} as ReviewEvent, emitted: {} as ReviewDecided },
  actors: { decideReviews: notProvided<{ taken: readonly number[] }, ReviewAnswer>('decideReviews') },
  guards: {
    hasMails: (_, { ids }: { ids: readonly number[] }) => ids.length > 0,
    hasReason: (_, { ids, reason }: { ids: readonly number[]; reason: string }) => ids.length > 0 && reason.trim() !== '',
  },
  actions: {
    take: assign(({ event }) => {
      if (event.type === 'permit') return { ...nothing, answer: { status: 'permit' as const, ids: event.ids }, place: event.place };
      if (event.type !== 'reject') return {};
      return { ...nothing, answer: { status: 'reject' as const, ids: event.ids, reason: event.reason.trim() }, place: event.place };
    }),
  },
}).createMachine({
  id: 'review',
  context: ({ input }) => ({ status: 'wait', page: 1, pageSize: input.pageSize ?? reviewPageSize, ...nothing }),
  on: {
    show: { actions: assign(({ event }) => ({ status: event.status, page: 1 })) },
    turn: { actions: assign(({ event }) => ({ page: event.page })) },
    choosePageSize: { actions: assign(({ event }) => ({ pageSize: event.pageSize, page: 1 })) },
  },
  initial: 'reading',
  states: {
    reading: {
      on: {
        permit: { guard: { type: 'hasMails', params: ({ event }) => event }, target: 'asking', actions: 'take' },
        reject: [
          { guard: { type: 'hasReason', params: ({ event }) => event }, target: 'deciding', actions: 'take' },
          { actions: assign(({ event }) => ({ ...nothing, place: event.place, isReasonOwed: true })) },
        ],
        cancel: { actions: assign(nothing) },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        // Accept a new decision here. The confirmation may have disappeared with its message when another reviewer decided it.
        permit: { guard: { type: 'hasMails', params: ({ event }) => event }, actions: 'take' },
        reject: { guard: { type: 'hasReason', params: ({ event }) => event }, target: 'deciding', actions: 'take' },
        confirm: 'deciding',
        cancel: { target: 'reading', actions: assign(nothing) },
      },
    },
    // Can't be canceled: only the response shows whether another reviewer was faster.
    deciding: {
      tags: 'busy',
      entry: assign({ problem: null }),
      invoke: {
        src: 'decideReviews',
        // A state that answers is only come to with an answer.
        input: ({ context }) => context.answer as ReviewAnswer,
        onDone: {
          target: 'reading',
          actions: [
            emit(
              ({ context, event }): ReviewDecided => ({
                type: 'decided',
                answer: context.answer as ReviewAnswer,
                taken: event.output.taken,
              }),
            ),
            // Return to the waiting messages (REV-24).
            assign({ ...nothing, status: 'wait', page: 1 }),
          ],
        },
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => event.error }) },
      },
    },
    failed: { on: { retry: 'deciding', cancel: { target: 'reading', actions: assign(nothing) } } },
  },
});
