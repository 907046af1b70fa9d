import { Problem, type Submission } from '@jinshu/api';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

export interface QuickReplyInput {
  /** Message that is replied to. */
  uid: number;
  folder: string;
  /**
   * Whether the user may write messages from this mailbox.
   * @default true
   */
  canWrite?: boolean | undefined;
}

export interface QuickReplyContext {
  uid: number;
  folder: string;
  canWrite: boolean;
  text: string;
  /**
   * Id of the reply being sent. It stays the same for retries with the same text, so that a lost response doesn't cause a second message.
   */
  replyId: string | null;
  /** Outcome of the last reply, `in-review` if a reviewer holds it; null after the user types again. */
  outcome: 'success' | 'in-review' | 'failure' | null;
  /** Problem with the last action; the app supplies the text. */
  problem: unknown;
}

export type QuickReplyEvent =
  | { type: 'edit' }
  | { type: 'change'; text: string }
  /** Sends, or sends again after a failure. The id is for a text that has none yet. */
  | { type: 'send'; replyId: string }
  | { type: 'cancel' }
  /** Continues in a compose tab with the text typed so far. */
  | { type: 'openFullReply' };

/** Emitted when the user wants a full reply, or after the server accepted the reply. */
export type QuickReplyEmitted = { type: 'fullReply'; text: string } | { type: 'sent'; submission: Submission };

/** Request to send a quick reply. */
export interface QuickReplyRequest {
  uid: number;
  folder: string;
  text: string;
  replyId: string;
}

/** Quick reply below a message. After sending it is ready for the next reply; text that wasn't sent is kept. */
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
      // The text is being sent: ignore requests to continue it in a full reply.
      on: { openFullReply: {} },
    },
  },
});
