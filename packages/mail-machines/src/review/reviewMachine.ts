import { type ReviewStatus, reviewPageSize } from '@jinshu/api';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

/** What mails are answered with (REV-21). */
export type ReviewAnswer = { status: 'permit'; ids: readonly number[] } | { status: 'reject'; ids: readonly number[]; reason: string };

export interface ReviewInput {
  /** @default 10 (REV-05) */
  pageSize?: number;
}

export interface ReviewContext {
  /** The view and the page of the list (REV-04, REV-05). */
  status: ReviewStatus;
  page: number;
  pageSize: number;
  /** What is asked about, or on its way; `null` while nothing is. */
  answer: ReviewAnswer | null;
  /** Where it was begun: the list, or the tab of a mail. */
  place: string;
  /** A rejection was tried without a reason (ERR-41). */
  isReasonOwed: boolean;
  /** Why the answer did not get through. */
  problem: unknown;
}

export type ReviewEvent =
  | { type: 'show'; status: ReviewStatus }
  | { type: 'turn'; page: number }
  | { type: 'choosePageSize'; pageSize: number }
  /** Asks first (REV-22). */
  | { type: 'permit'; ids: readonly number[]; place: string }
  | { type: 'reject'; ids: readonly number[]; reason: string; place: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** Once more after a failure: the same answer a second time is the same answer. */
  | { type: 'retry' };

/** Said when mails are answered: whoever shows them closes their tabs (REV-26). `taken`: somebody else was quicker with these. */
export interface ReviewDecided {
  type: 'decided';
  answer: ReviewAnswer;
  taken: readonly number[];
}

/** The place of a question that was asked in the list. */
export const reviewListPlace = 'list';

const nothing = { answer: null, place: '', problem: null, isReasonOwed: false } as const;

/** The review of outgoing mail: which part of the list shows, and one answer at a time on its way to the server. */
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
        // The question may have gone out of sight with its mail, which somebody else has answered: nothing waits for it then.
        permit: { guard: { type: 'hasMails', params: ({ event }) => event }, actions: 'take' },
        reject: { guard: { type: 'hasReason', params: ({ event }) => event }, target: 'deciding', actions: 'take' },
        confirm: 'deciding',
        cancel: { target: 'reading', actions: assign(nothing) },
      },
    },
    // Not to be left: who was quicker is known when the answer is there.
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
            // The list goes on with what waits (REV-24).
            assign({ ...nothing, status: 'wait', page: 1 }),
          ],
        },
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => event.error }) },
      },
    },
    failed: { on: { retry: 'deciding', cancel: { target: 'reading', actions: assign(nothing) } } },
  },
});
