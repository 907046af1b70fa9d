import {
  checkSendable,
  type Draft,
  isWorthSaving,
  Problem,
  type StoredAttachment,
  type Submission,
  subjectOfAttachment,
} from '@jinshu/api';
import { and, assign, enqueueActions, not, setup, stateIn, stopChild } from 'xstate';
import { sendMachine } from '../send/sendMachine.ts';
import { notProvided, notProvidedSource } from '../shared/notProvided.ts';
import { applyChange, type ComposeChange, type ComposedAttachment, type ComposeQuestion, questionOf, toDraft } from './composeForm.ts';

export interface ComposeInput {
  draft: Draft;
  /** Files that the draft already carries: kept from the mail it answers, or saved with it. */
  attachments?: readonly { id: number; name: string; size: number }[];
  /** Milliseconds of rest after which a changed draft is saved; 0 for never (CMP-45, CMP-46). */
  autosaveMs: number;
}

export interface ComposeContext {
  draft: Draft;
  attachments: ComposedAttachment[];
  autosaveMs: number;
  /** Counts changes, so that a save knows whether it was overtaken. */
  revision: number;
  savedRevision: number;
  /** Milliseconds since the epoch, by the clock of whoever runs the machine. */
  savedAt: number | null;
  question: ComposeQuestion | null;
  /** What keeps the mail from being sent or saved; the app has words for it. */
  problem: unknown;
  submission: Submission | null;
}

export type ComposeEvent =
  | ComposeChange
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'attach'; key: string; name: string; size: number; file: unknown }
  | { type: 'detach'; key: string }
  | { type: 'uploadProgressed'; key: string; sentBytes: number }
  | { type: 'uploaded'; key: string; attachment: StoredAttachment }
  | { type: 'uploadFailed'; key: string; problem: unknown }
  | { type: 'retryUpload'; key: string; file: unknown }
  | { type: 'save' }
  | { type: 'send' };

/** What the parent hears when a mail has gone out (TAB-06, TAB-12). */
export interface ComposerSentEvent {
  type: 'composer.sent';
  draftId: string;
  subject: string;
}

/** One mail from its first letter to the success page: the form, its files, its saved copy. */
export const composeMachine = setup({
  types: { input: {} as ComposeInput, context: {} as ComposeContext, events: {} as ComposeEvent },
  actors: {
    /** Answers the version it is now at, and when that was. */
    saveDraft: notProvided<{ version: number; savedAt: number }, { draft: Draft }>('saveDraft'),
    send: sendMachine,
    /** Sends `uploadProgressed`, then `uploaded` or `uploadFailed`. */
    uploadAttachment: notProvidedSource<{ type: 'never' }, { key: string; file: unknown }>('uploadAttachment'),
  },
  guards: {
    isSendable: ({ context }) => checkSendable(withSubject(context)) === undefined,
    isWorthSaving: ({ context }) => isWorthSaving(toDraft(context)),
    isOvertaken: ({ context }) => context.revision !== context.savedRevision,
    isUploading: ({ context }) => context.attachments.some(({ state }) => state === 'uploading'),
    hasFailedUpload: ({ context }) => context.attachments.some(({ state }) => state === 'failed'),
    asksFirst: ({ context }, { change }: { change: ComposeChange }) => questionOf(context.draft, change) !== null,
    canAutosave: and([({ context }) => context.autosaveMs > 0, 'isWorthSaving']),
    isAtRest: not(stateIn('#compose.storage.saving')),
  },
  actions: {
    change: assign(({ context, event }) => ({
      draft: applyChange(context.draft, event as ComposeChange),
      revision: context.revision + 1,
      problem: null,
    })),
    ask: assign({ question: ({ context, event }) => questionOf(context.draft, event as ComposeChange) }),
    answer: assign(({ context }) => ({
      draft: context.question ? applyChange(context.draft, { ...context.question.change, isConfirmed: true }) : context.draft,
      revision: context.revision + 1,
      question: null,
    })),
    refuseSend: assign({ problem: ({ context }) => new Problem(checkSendable(withSubject(context)) ?? 'invalid-input') }),
    takeSubject: assign({ draft: ({ context }) => ({ ...context.draft, subject: withSubject(context).subject }) }),
    attach: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'attach' || event.size === 0) return; // ATT-07: empty files are dropped
      const { key, name, size, file } = event;
      enqueue.assign({
        attachments: [...context.attachments, { key, id: null, name, size, sentBytes: 0, state: 'uploading', problem: null }],
      });
      enqueue.spawnChild('uploadAttachment', { id: key, input: { key, file } });
    }),
    tellParent: enqueueActions(({ context, self, enqueue }) => {
      if (!self._parent) return;
      const sent: ComposerSentEvent = { type: 'composer.sent', draftId: context.draft.draftId, subject: context.draft.subject };
      enqueue.sendTo(self._parent, sent);
    }),
    patchAttachment: assign(({ context, event }) => {
      const patch = attachmentPatch(event);
      if (!patch) return {};
      return {
        attachments: context.attachments.map((item) => (item.key === patch.key ? { ...item, ...patch } : item)),
        revision: event.type === 'uploaded' ? context.revision + 1 : context.revision,
      };
    }),
    detach: assign(({ context, event }) => ({
      attachments: context.attachments.filter(({ key }) => event.type !== 'detach' || key !== event.key),
      revision: context.revision + 1,
    })),
  },
  delays: { autosave: ({ context }) => context.autosaveMs },
}).createMachine({
  id: 'compose',
  context: ({ input }) => ({
    draft: input.draft,
    attachments: (input.attachments ?? []).map(({ id, name, size }) => ({
      key: `kept-${id}`,
      id,
      name,
      size,
      sentBytes: size,
      state: 'ready' as const,
      problem: null,
    })),
    autosaveMs: input.autosaveMs,
    revision: 0,
    savedRevision: 0,
    savedAt: null,
    question: null,
    problem: null,
    submission: null,
  }),
  type: 'parallel',
  on: {
    uploadProgressed: { actions: 'patchAttachment' },
    uploadFailed: { actions: 'patchAttachment' },
  },
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            change: [
              { guard: { type: 'asksFirst', params: ({ event }) => ({ change: event }) }, target: 'confirming', actions: 'ask' },
              { actions: 'change' },
            ],
            attach: { actions: 'attach' },
            detach: { actions: [stopChild(({ event }) => event.key), 'detach'] },
            retryUpload: {
              actions: [
                'patchAttachment',
                enqueueActions(({ event, enqueue }) => {
                  enqueue.stopChild(event.key);
                  enqueue.spawnChild('uploadAttachment', { id: event.key, input: { key: event.key, file: event.file } });
                }),
              ],
            },
            uploaded: { actions: 'patchAttachment' },
            send: [
              { guard: and(['isSendable', not('hasFailedUpload')]), target: 'collecting', actions: 'takeSubject' },
              { guard: 'isSendable', actions: assign({ problem: () => new Problem('upload-incomplete') }) },
              { actions: 'refuseSend' },
            ],
          },
        },
        confirming: {
          on: { confirm: { target: 'editing', actions: 'answer' }, cancel: { target: 'editing', actions: assign({ question: null }) } },
        },
        /** Files that are still on their way, and a save under way, are waited for: the send must carry the last version. */
        collecting: {
          tags: 'busy',
          on: { uploaded: { actions: 'patchAttachment' }, cancel: 'editing' },
          always: [
            { guard: 'hasFailedUpload', target: 'editing', actions: assign({ problem: () => new Problem('upload-incomplete') }) },
            { guard: and([not('isUploading'), 'isAtRest']), target: 'sending' },
          ],
        },
        sending: {
          tags: 'busy',
          entry: assign({ problem: null }),
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => ({ draft: toDraft(context) }),
            onDone: [
              {
                guard: ({ event }) => event.output.outcome === 'sent' && event.output.submission.isSuccess,
                target: 'sent',
                actions: [
                  assign({ submission: ({ event }) => (event.output.outcome === 'sent' ? event.output.submission : null) }),
                  'tellParent',
                ],
              },
              {
                target: 'editing',
                actions: assign({
                  problem: ({ event }) => (event.output.outcome === 'failed' ? event.output.error : new Problem('internal')),
                }),
              },
            ],
            onError: { target: 'editing', actions: assign({ problem: ({ event }) => event.error }) },
          },
        },
        sent: { tags: 'sent' },
      },
    },
    storage: {
      initial: 'clean',
      states: {
        clean: {
          always: { guard: and(['isOvertaken', not(stateIn('#compose.form.sent'))]), target: 'changed' },
          on: {
            save: [
              { guard: and(['isWorthSaving', stateIn('#compose.form.editing')]), target: 'saving' },
              { guard: stateIn('#compose.form.editing'), actions: assign({ problem: () => new Problem('nothing-to-save') }) },
            ],
          },
        },
        changed: {
          always: { guard: stateIn('#compose.form.sent'), target: 'clean' },
          on: {
            save: [
              { guard: and(['isWorthSaving', stateIn('#compose.form.editing')]), target: 'saving' },
              { guard: stateIn('#compose.form.editing'), actions: assign({ problem: () => new Problem('nothing-to-save') }) },
            ],
          },
          after: {
            autosave: [
              { guard: and(['canAutosave', stateIn('#compose.form.editing')]), target: 'saving' },
              { target: 'changed', reenter: true, guard: ({ context }) => context.autosaveMs > 0 },
            ],
          },
        },
        saving: {
          tags: 'saving',
          entry: assign({ savedRevision: ({ context }) => context.revision }),
          invoke: {
            src: 'saveDraft',
            input: ({ context }) => ({ draft: toDraft(context) }),
            onDone: {
              target: 'clean',
              actions: assign({
                draft: ({ context, event }) => ({ ...context.draft, version: event.output.version }),
                savedAt: ({ event }) => event.output.savedAt,
              }),
            },
            onError: { target: 'changed', actions: assign({ problem: ({ event }) => event.error, savedRevision: -1 }) },
          },
        },
      },
    },
  },
});

/** The form with the subject that SND-04 gives it. */
function withSubject(context: ComposeContext): Draft {
  const draft = toDraft(context);
  const first = context.attachments[0];
  return draft.subject.trim() === '' && first ? { ...draft, subject: subjectOfAttachment(first.name) } : draft;
}

function attachmentPatch(event: ComposeEvent): (Partial<ComposedAttachment> & { key: string }) | null {
  if (event.type === 'uploadProgressed') return { key: event.key, sentBytes: event.sentBytes };
  if (event.type === 'uploaded') return { key: event.key, id: event.attachment.id, sentBytes: event.attachment.size, state: 'ready' };
  if (event.type === 'uploadFailed') return { key: event.key, state: 'failed', problem: event.problem };
  if (event.type === 'retryUpload') return { key: event.key, state: 'uploading', sentBytes: 0, problem: null };
  return null;
}
