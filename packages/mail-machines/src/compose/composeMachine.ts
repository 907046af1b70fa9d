import { type Draft, Problem } from '@jinshu/api';
import { and, assign, enqueueActions, not, raise, setup, stateIn, stopChild } from 'xstate';
import { sendMachine } from '../send/sendMachine.ts';
import { notProvided, notProvidedSource } from '../shared/notProvided.ts';
import { type AttachmentEvent, addKept, attachmentPatch, type KeptAttachment, toComposed } from './attachments.ts';
import {
  applyChange,
  beginForm,
  type ComposeChange,
  type ComposeContext,
  type ComposeInput,
  type MissingNumber,
  type Presence,
  problemOf,
  questionBeforeSending,
  questionOf,
  recipientsOf,
  saveProblemOf,
  toDraft,
  toOutgoing,
  withSubject,
} from './composeForm.ts';

export type ComposeEvent =
  | ComposeChange
  | { type: 'confirm' }
  | { type: 'cancel' }
  | AttachmentEvent
  | { type: 'save' }
  /** Recipient addresses in the organization's domains that don't exist, in lowercase. */
  | { type: 'judged'; unknown: readonly string[] }
  /**
   * `at` is the current time, in milliseconds since the epoch: the scheduled time and burn date must be later. `undoMs` is the time in
   * which the send can be undone.
   */
  | { type: 'send'; at?: number; undoMs?: number }
  /** Undoes a send: cancels it before it starts, or recalls it while the server holds it. */
  | { type: 'undo' }
  /** The missing phone numbers, by address. */
  | { type: 'enterNumbers'; mobiles: Readonly<Record<string, string>> }
  /** The user moved to another tab or came back. */
  | { type: 'switched'; presence: Presence }
  /** The same draft was saved or sent elsewhere. */
  | { type: 'overtaken'; version: number | 'sent' }
  /** Version to keep: this one, the other one, or both, this one under another id. */
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  | { type: 'keepBoth'; draftId: string };

/** Sent to the parent when the message has been sent. */
export interface ComposerSentEvent {
  type: 'composer.sent';
  draftId: string;
  subject: string;
}

/** Sent to the parent when the server starts or stops holding the message. */
export interface ComposerHeldEvent {
  type: 'composer.held';
  draftId: string;
  isHeld: boolean;
}

/** A draft as the server has it. */
export interface LoadedDraft {
  draft: Draft;
  attachments: readonly KeptAttachment[];
}

/** Extra time the server holds a message beyond the undo time shown, so that a last-moment undo still arrives in time. */
export const undoSlackMs = 5_000;

function staleVersionOf(error: unknown): number | 'sent' | null {
  if (!(error instanceof Problem)) return null;
  if (error.code === 'draft-sent') return 'sent';
  return error.code === 'draft-stale' ? Number(error.params.version ?? 0) : null;
}

/** Composer of one message, from the empty form to the success page: the form, its attachments and its saved draft. */
export const composeMachine = setup({
  types: { input: {} as ComposeInput, context: {} as ComposeContext, events: {} as ComposeEvent },
  actors: {
    /** Saves the draft. Returns its new version and the time of the save. */
    saveDraft: notProvided<{ version: number; savedAt: number }, { draft: Draft }>('saveDraft'),
    /** Loads the draft as it was saved elsewhere. */
    loadDraft: notProvided<LoadedDraft, { draftId: string }>('loadDraft'),
    /** Returns the recipients who can't get an SMS notice because their number isn't known. */
    checkNumbers: notProvided<readonly MissingNumber[], { recipients: Draft['to'] }>('checkNumbers'),
    /** Saves numbers to the contacts they belong to. */
    saveNumbers: notProvided<void, { numbers: readonly (MissingNumber & { mobile: string })[] }>('saveNumbers'),
    send: sendMachine,
    /** Sends `uploadProgressed`, then `uploaded` or `uploadFailed`. */
    uploadAttachment: notProvidedSource<{ type: 'never' }, { key: string; file: unknown }>('uploadAttachment'),
  },
  guards: {
    hasProblem: ({ context }) => problemOf(context) !== null,
    asksBeforeSending: ({ context }) => questionBeforeSending(context) !== null,
    isChangeQuestion: ({ context }) => context.question !== null && context.question.change !== null,
    needsNumbers: ({ context }) => context.draft.notifiesBySms,
    hasNumbers: ({ context, event }) =>
      event.type === 'enterNumbers' && context.numbers.every(({ address }) => (event.mobiles[address] ?? '').trim() !== ''),
    canSave: ({ context }) => saveProblemOf(context) === null,
    isOvertaken: ({ context }) => context.revision !== context.savedRevision,
    isUploading: ({ context }) => context.attachments.some(({ state }) => state === 'uploading'),
    hasFailedUpload: ({ context }) => context.attachments.some(({ state }) => state === 'failed'),
    asksFirst: ({ context }, { change }: { change: ComposeChange }) => questionOf(context, change) !== null,
    canAutosave: and([({ context }) => context.autosaveMs > 0, 'canSave', stateIn('#compose.form.editing')]),
    isAway: ({ context }) => context.presence === 'away',
    isBeside: ({ event }) => event.type === 'switched' && event.presence === 'beside',
    isAtRest: not(stateIn('#compose.storage.saving')),
    isSent: (_, { error }: { error: unknown }) => staleVersionOf(error) === 'sent',
    isThere: ({ context }) => context.staleVersion !== 'sent',
    isStale: (_, { error }: { error: unknown }) => staleVersionOf(error) !== null,
  },
  actions: {
    change: assign(({ context, event }) => ({
      ...applyChange(context, event as ComposeChange),
      revision: context.revision + 1,
      problem: null,
    })),
    // Keep a question that is already open; a second one must wait.
    ask: assign({ question: ({ context, event }) => context.question ?? questionOf(context, event as ComposeChange) }),
    answer: assign(({ context }) => ({
      ...(context.question?.change && applyChange(context, context.question.change)),
      revision: context.revision + 1,
      question: null,
    })),
    forgetUndo: assign({ undoMs: 0 }),
    beginSending: assign(({ context, event }) => ({
      confirmed: [],
      outgoing: context.draft,
      sentAt: event.type === 'send' ? (event.at ?? null) : null,
      undoMs: event.type === 'send' ? (event.undoMs ?? 0) : 0,
      problem: null,
    })),
    refuseSave: assign({ problem: ({ context }) => saveProblemOf(context) }),
    refuseSend: assign({ problem: ({ context }) => problemOf(context) }),
    askBeforeSending: assign({ question: ({ context }) => questionBeforeSending(context) }),
    confirmSending: assign(({ context: { question, confirmed } }) => ({
      confirmed: question && question.change === null ? [...confirmed, question.kind] : confirmed,
      question: null,
    })),
    dropQuestion: assign({ question: null }),
    takeSubject: assign(({ context: { draft, outgoing, attachments } }) => {
      const { subject } = withSubject({ draft: outgoing ?? draft, attachments });
      const named = (form: Draft) => (form.subject === outgoing?.subject ? { ...form, subject } : form);
      return { draft: named(draft), outgoing: outgoing && named(outgoing) };
    }),
    fail: assign((_, { error }: { error: unknown }) => ({ problem: error })),
    noteSwitch: assign({ presence: ({ context, event }) => (event.type === 'switched' ? event.presence : context.presence) }),
    noteStale: assign((_, { error }: { error: unknown }) => ({ staleVersion: staleVersionOf(error), savedRevision: -1 })),
    attach: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'attach' || event.size === 0) return; // ATT-07: empty files are dropped
      const { key, name, size, file, isOnline } = event;
      enqueue.assign({
        attachments: [
          ...context.attachments,
          { ...toComposed({ id: 0, name, size, isOnline }), key, id: null, sentBytes: 0, state: 'uploading' },
        ],
        revision: context.revision + 1,
      });
      enqueue.spawnChild('uploadAttachment', { id: key, input: { key, file } });
    }),
    tellParent: enqueueActions(({ context, self, enqueue }) => {
      if (!self._parent) return;
      const sent: ComposerSentEvent = {
        type: 'composer.sent',
        draftId: context.tabDraftId,
        subject: (context.outgoing ?? context.draft).subject,
      };
      enqueue.sendTo(self._parent, sent);
    }),
    tellHeld: enqueueActions(({ context, self, enqueue }, { isHeld }: { isHeld: boolean }) => {
      if (!self._parent) return;
      const held: ComposerHeldEvent = { type: 'composer.held', draftId: context.tabDraftId, isHeld };
      enqueue.sendTo(self._parent, held);
    }),
    patchAttachment: assign(({ context, event }) => {
      const patch = attachmentPatch(event);
      if (!patch) return {};
      return {
        attachments: context.attachments.map((item) => (item.key === patch.key ? { ...item, ...patch } : item)),
        revision: event.type === 'uploaded' || event.type === 'changeAttachment' ? context.revision + 1 : context.revision,
        ...(event.type === 'uploaded' && event.problem !== undefined && { problem: event.problem }),
      };
    }),
    attachKept: assign(({ context, event }) =>
      event.type === 'attachKept'
        ? { attachments: addKept(context.attachments, event.files), revision: context.revision + 1, problem: null }
        : {},
    ),
    detach: assign(({ context, event }) => ({
      attachments: context.attachments.filter(({ key }) => event.type !== 'detach' || key !== event.key),
      revision: context.revision + 1,
    })),
  },
  delays: { autosave: ({ context }) => context.autosaveMs, undoWindow: ({ context }) => context.undoMs },
}).createMachine({
  id: 'compose',
  context: ({ input }) => beginForm(input),
  type: 'parallel',
  on: {
    uploadProgressed: { actions: 'patchAttachment' },
    uploadFailed: { actions: 'patchAttachment' },
    uploaded: { actions: 'patchAttachment' },
    switched: { actions: 'noteSwitch' },
    judged: { actions: assign({ unknown: ({ event }) => event.unknown }) },
    // Accept changes even during sending: they must still be in the form if sending fails or is undone.
    change: [{ guard: { type: 'asksFirst', params: ({ event }) => ({ change: event }) }, actions: 'ask' }, { actions: 'change' }],
    confirm: { guard: 'isChangeQuestion', actions: 'answer' },
    cancel: { guard: 'isChangeQuestion', actions: 'dropQuestion' },
  },
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            attach: { actions: 'attach' },
            attachKept: { actions: 'attachKept' },
            changeAttachment: { actions: 'patchAttachment' },
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
            send: { target: 'checking', actions: 'beginSending' },
          },
        },
        /** Runs the checks in order: problems, questions to confirm, missing phone numbers. */
        checking: {
          always: [
            { guard: 'hasProblem', target: 'editing', actions: 'refuseSend' },
            { guard: 'asksBeforeSending', target: 'confirming', actions: 'askBeforeSending' },
            { guard: 'needsNumbers', target: 'checkingNumbers' },
            { target: 'collecting', actions: 'takeSubject' },
          ],
        },
        confirming: {
          on: {
            confirm: { target: 'checking', actions: 'confirmSending' },
            cancel: { target: 'editing', actions: 'dropQuestion' },
          },
        },
        checkingNumbers: {
          tags: 'busy',
          invoke: {
            src: 'checkNumbers',
            input: ({ context }) => ({ recipients: recipientsOf(context.draft) }),
            onDone: [
              {
                guard: ({ event }) => event.output.length > 0,
                target: 'enteringNumbers',
                actions: assign({ numbers: ({ event }) => event.output }),
              },
              { target: 'collecting', actions: 'takeSubject' },
            ],
            onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        /** Waits for the missing numbers. All of them are required. */
        enteringNumbers: {
          tags: 'asksNumbers',
          on: {
            enterNumbers: [
              { guard: 'hasNumbers', target: 'savingNumbers' },
              { actions: assign({ problem: () => new Problem('sms-number-required') }) },
            ],
            cancel: { target: 'editing', actions: assign({ numbers: [], problem: null }) },
          },
        },
        /** Numbers stay visible until they are saved, so that the user can correct a rejected one. */
        savingNumbers: {
          tags: ['busy', 'asksNumbers'],
          invoke: {
            src: 'saveNumbers',
            input: ({ context, event }) => ({
              numbers: context.numbers.map((one) => ({
                ...one,
                mobile: event.type === 'enterNumbers' ? (event.mobiles[one.address] ?? '').trim() : '',
              })),
            }),
            onDone: { target: 'collecting', actions: [assign({ numbers: [], problem: null }), 'takeSubject'] },
            onError: { target: 'enteringNumbers', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        /** Waits for uploads and for a save in progress, so that the send includes the latest version. */
        collecting: {
          tags: ['busy', 'canUndo'],
          on: { undo: 'editing' },
          always: [
            { guard: 'hasFailedUpload', target: 'editing', actions: assign({ problem: () => new Problem('upload-incomplete') }) },
            { guard: and([not('isUploading'), 'isAtRest']), target: 'sending' },
          ],
        },
        /**
         * The server holds the message so that the user can undo the send. It sends the message automatically even if the app is closed.
         */
        undoable: {
          tags: ['busy', 'canUndo', 'undoable'],
          entry: { type: 'tellHeld', params: { isHeld: true } },
          exit: { type: 'tellHeld', params: { isHeld: false } },
          on: { undo: 'undoing', send: { target: 'sending', actions: 'forgetUndo' } },
          // Sending again returns the outcome, and releases the message if the server still holds it.
          after: { undoWindow: { target: 'sending', actions: 'forgetUndo' } },
        },
        /** Undoes a held send by saving the draft with later edits, or as it was sent if the edits can't be saved. */
        undoing: {
          tags: ['busy', 'saving'],
          entry: assign({ savedRevision: ({ context }) => (saveProblemOf(context) ? -1 : context.revision) }),
          invoke: {
            src: 'saveDraft',
            input: ({ context }) => ({ draft: saveProblemOf(context) ? toOutgoing(context) : toDraft(context) }),
            onDone: {
              target: 'editing',
              actions: assign({
                draft: ({ context, event }) => ({ ...context.draft, version: event.output.version }),
                savedAt: ({ event }) => event.output.savedAt,
              }),
            },
            onError: [
              { guard: { type: 'isSent', params: ({ event }) => ({ error: event.error }) }, target: 'sending', actions: 'forgetUndo' },
              // Saving the draft elsewhere has already undone the send.
              {
                guard: { type: 'isStale', params: ({ event }) => ({ error: event.error }) },
                target: 'editing',
                actions: raise(({ event }) => ({ type: 'overtaken', version: staleVersionOf(event.error) ?? 0 })),
              },
              {
                target: 'undoable',
                actions: [{ type: 'fail', params: ({ event }) => ({ error: event.error }) }, assign({ savedRevision: -1 })],
              },
            ],
          },
        },
        sending: {
          tags: 'busy',
          entry: assign({ problem: null }),
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => ({
              draft: toOutgoing(context),
              ...(context.undoMs > 0 && { undoForMs: context.undoMs + undoSlackMs }),
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.outcome === 'sent' && event.output.submission.type === 'held',
                target: 'undoable',
                actions: assign({
                  heldUntil: ({ event }) => (event.output.outcome === 'sent' ? (event.output.submission.heldUntil ?? null) : null),
                  draft: ({ context, event }) => ({
                    ...context.draft,
                    version: event.output.outcome === 'sent' ? event.output.submission.version : context.draft.version,
                  }),
                }),
              },
              {
                guard: ({ event }) => event.output.outcome === 'sent' && event.output.submission.isSuccess,
                target: 'sent',
                actions: [
                  assign({ submission: ({ event }) => (event.output.outcome === 'sent' ? event.output.submission : null) }),
                  'tellParent',
                ],
              },
              {
                guard: ({ event }) => event.output.outcome === 'failed' && staleVersionOf(event.output.error) !== null,
                target: 'editing',
                actions: raise(({ event }) => ({
                  type: 'overtaken',
                  version: event.output.outcome === 'failed' ? (staleVersionOf(event.output.error) ?? 0) : 0,
                })),
              },
              {
                target: 'editing',
                actions: {
                  type: 'fail',
                  // SND-18: a result without success is a failure.
                  params: ({ event }) => ({ error: event.output.outcome === 'failed' ? event.output.error : new Problem('send-failed') }),
                },
              },
            ],
            onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        sent: { tags: 'sent' },
      },
    },
    storage: {
      initial: 'clean',
      on: { overtaken: { target: '.stale', actions: assign({ staleVersion: ({ event }) => event.version, savedRevision: -1 }) } },
      states: {
        clean: {
          always: { guard: and(['isOvertaken', not(stateIn('#compose.form.sent'))]), target: 'changed' },
          on: {
            save: [
              { guard: and(['canSave', stateIn('#compose.form.editing')]), target: 'saving' },
              { guard: stateIn('#compose.form.editing'), actions: 'refuseSave' },
            ],
          },
        },
        changed: {
          always: [
            { guard: stateIn('#compose.form.sent'), target: 'clean' },
            // Undoing a send has already saved the draft.
            { guard: and([not('isOvertaken'), stateIn('#compose.form.editing')]), target: 'clean' },
          ],
          initial: 'counting',
          on: {
            save: [
              { guard: and(['canSave', stateIn('#compose.form.editing')]), target: 'saving' },
              { guard: stateIn('#compose.form.editing'), actions: 'refuseSave' },
            ],
          },
          states: {
            counting: {
              always: { guard: 'isAway', target: 'stopped' },
              // CMP-47: moving to another composer restarts the autosave timer of this one.
              on: {
                switched: [{ guard: 'isBeside', target: 'counting', reenter: true, actions: 'noteSwitch' }, { actions: 'noteSwitch' }],
              },
              after: {
                autosave: [
                  { guard: 'canAutosave', target: '#compose.storage.saving' },
                  { target: 'counting', reenter: true, guard: ({ context }) => context.autosaveMs > 0 },
                ],
              },
            },
            /** Autosave stops while no composer is visible. */
            stopped: { always: { guard: not('isAway'), target: 'counting' } },
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
            onError: [
              {
                guard: { type: 'isStale', params: ({ event }) => ({ error: event.error }) },
                target: 'stale',
                actions: { type: 'noteStale', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'changed',
                actions: [{ type: 'fail', params: ({ event }) => ({ error: event.error }) }, assign({ savedRevision: -1 })],
              },
            ],
          },
        },
        /**
         * Another window or device saved the same draft. Nothing is overwritten before the user has said which one stays. Of one that was sent
         * there, what was written here can become another draft.
         */
        stale: {
          tags: 'stale',
          always: { guard: stateIn('#compose.form.sent'), target: 'clean' },
          on: {
            keepMine: {
              guard: 'isThere',
              target: 'saving',
              actions: assign({
                draft: ({ context }) => ({ ...context.draft, version: Number(context.staleVersion) }),
                staleVersion: null,
              }),
            },
            keepBoth: {
              target: 'saving',
              actions: assign({
                draft: ({ context, event }) => ({ ...context.draft, draftId: event.draftId, version: 0 }),
                staleVersion: null,
              }),
            },
            takeTheirs: { guard: 'isThere', target: 'loading' },
          },
        },
        loading: {
          tags: ['saving', 'loading'],
          invoke: {
            src: 'loadDraft',
            input: ({ context }) => ({ draftId: context.draft.draftId }),
            onDone: {
              target: 'clean',
              actions: assign(({ context, event: { output } }) => ({
                draft: output.draft,
                attachments: output.attachments.map(toComposed),
                hasReplyTo: output.draft.replyTo !== '',
                replaced: context.replaced + 1,
                savedRevision: context.revision,
                staleVersion: null,
                problem: null,
              })),
            },
            onError: { target: 'stale', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
  },
});
