import { Problem, type Submission } from '@jinshu/api';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

export interface QuickReplyInput {
  /** The mail that is answered. */
  uid: number;
  folder: string;
  /** Whether whoever reads may write from this mailbox (SHR-09, SHR-10). @default true */
  canWrite?: boolean | undefined;
}

export interface QuickReplyContext {
  uid: number;
  folder: string;
  canWrite: boolean;
  text: string;
  /** Of the answer on its way: the same for every try with the same text, so that a lost answer of the server makes no second mail. */
  replyId: string | null;
  /** How the last one ended, `in-review` where a reviewer holds it; nothing once something new is typed (QRP-04). */
  outcome: 'success' | 'in-review' | 'failure' | null;
  /** What is wrong, for the app to put into words. */
  problem: unknown;
}

export type QuickReplyEvent =
  | { type: 'edit' }
  | { type: 'change'; text: string }
  /** Sends, or sends again after a failure. The id is for a text that has none yet. */
  | { type: 'send'; replyId: string }
  | { type: 'cancel' }
  /** Goes on in a compose tab, with the text typed so far (QRP-05). */
  | { type: 'openFullReply' };

/** Told to whoever listens: a full reply is wanted, or the answer is on its way. */
export type QuickReplyEmitted = { type: 'fullReply'; text: string } | { type: 'sent'; submission: Submission };

/** What is asked of the server. */
export interface QuickReplyRequest {
  uid: number;
  folder: string;
  text: string;
  replyId: string;
}

/** A short answer below a mail: written, sent, and then there is room for the next one. A text that was not sent is never lost. */
export const quickReplyMachine = setup({
  types: {
    input: {} as QuickReplyInput,
    context: {} as QuickReplyContext,
    events: {} as QuickReplyEvent,
    emitted: {} as QuickReplyEmitted,
  },
  actors: { replyToMessage: notProvided<Submission, QuickReplyRequest>('replyToMessage') },
  guards: {
    canWrite: ({ context }) => context.canWrite,
    hasText: ({ context }) => context.text.trim() !== '',
  },
  actions: {
    type: assign(({ context, event }) => {
      if (event.type !== 'change') return context;
      const isNew = event.text !== context.text;
      return { ...context, text: event.text, replyId: isNew ? null : context.replyId, outcome: null, problem: null };
    }),
    refuse: assign({ problem: () => new Problem('mailbox-share-power') }),
    missText: assign({ problem: () => new Problem('enter-content') }),
    name: assign({ replyId: ({ context, event }) => context.replyId ?? (event.type === 'send' ? event.replyId : null) }),
    forgetText: assign({ text: '', replyId: null, outcome: null, problem: null }),
    tellFullReply: emit(({ context }) => ({ type: 'fullReply' as const, text: context.text })),
  },
}).createMachine({
  id: 'quickReply',
  context: ({ input }) => ({ ...input, canWrite: input.canWrite ?? true, text: '', replyId: null, outcome: null, problem: null }),
  initial: 'before',
  on: { openFullReply: [{ guard: 'canWrite', target: '.before', actions: ['tellFullReply', 'forgetText'] }, { actions: 'refuse' }] },
  states: {
    before: {
      on: {
        edit: [{ guard: 'canWrite', target: 'editing' }, { actions: 'refuse' }],
        change: [{ guard: 'canWrite', target: 'editing', actions: 'type' }, { actions: 'refuse' }],
        send: [
          { guard: ({ context }) => !context.canWrite, actions: 'refuse' },
          { guard: 'hasText', target: 'sending', actions: 'name' },
          { actions: 'missText' },
        ],
      },
    },
    editing: {
      on: {
        change: { actions: 'type' },
        send: [{ guard: 'hasText', target: 'sending', actions: 'name' }, { actions: 'missText' }],
        cancel: 'before',
      },
    },
    sending: {
      tags: 'busy',
      entry: assign({ outcome: null, problem: null }),
      invoke: {
        src: 'replyToMessage',
        input: ({ context: { uid, folder, text, replyId } }) => ({ uid, folder, text, replyId: replyId ?? '' }),
        onDone: {
          target: 'before',
          actions: [
            assign(({ event }) => ({
              text: '',
              replyId: null,
              outcome: event.output.isInReview ? ('in-review' as const) : ('success' as const),
            })),
            emit(({ event }) => ({ type: 'sent' as const, submission: event.output })),
          ],
        },
        onError: {
          target: 'before',
          actions: assign({ outcome: 'failure' as const, problem: ({ event }) => event.error }),
        },
      },
      // The text is on its way: it can neither be changed nor be taken along.
      on: { openFullReply: {} },
    },
  },
});
