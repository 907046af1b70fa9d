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
  /** Which recipients are of the organisation and unknown there, by lower-case address. */
  | { type: 'judged'; unknown: readonly string[] }
  /** `at` is now, in milliseconds since the epoch: a mail cannot be sent in the past (CMP-27). `undoMs` is how long it can be undone. */
  | { type: 'send'; at?: number; undoMs?: number }
  /** Takes back a send before it has begun. */
  | { type: 'undo' }
  /** The numbers that were asked for (SND-09). */
  | { type: 'enterNumbers'; mobiles: Readonly<Record<string, string>> }
  /** The user went to another tab, or came back (CMP-47, CMP-48). */
  | { type: 'switched'; presence: Presence }
  /** Somebody else saved the same draft meanwhile, or sent it. */
  | { type: 'overtaken'; version: number | 'sent' }
  /** Which of the two stays: this one, the other one, or both, this one under another id. */
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  | { type: 'keepBoth'; draftId: string };

/** What the parent hears when a mail has gone out (TAB-06, TAB-12). */
export interface ComposerSentEvent {
  type: 'composer.sent';
  draftId: string;
  subject: string;
}

/** What the parent hears when the server begins to hold a mail back, and when it does so no more. */
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

/** The server waits a little longer than the user is told: an undo of the last moment has to get there first. */
export const undoSlackMs = 5_000;

function staleVersionOf(error: unknown): number | 'sent' | null {
  if (!(error instanceof Problem)) return null;
  if (error.code === 'draft-sent') return 'sent';
  return error.code === 'draft-stale' ? Number(error.params.version ?? 0) : null;
}

/** One mail from its first letter to the success page: the form, its files, its saved copy. */
export const composeMachine = setup({
  types: { input: {} as ComposeInput, context: {} as ComposeContext, events: {} as ComposeEvent },
  actors: {
    /** Answers the version it is now at, and when that was. */
    saveDraft: notProvided<{ version: number; savedAt: number }, { draft: Draft }>('saveDraft'),
    /** Answers the draft as somebody else saved it. */
    loadDraft: notProvided<LoadedDraft, { draftId: string }>('loadDraft'),
    /** Answers who cannot be told by SMS because no number is known (SND-43). */
    checkNumbers: notProvided<readonly MissingNumber[], { recipients: Draft['to'] }>('checkNumbers'),
    /** Keeps numbers with the contacts they belong to (SND-10). */
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
    // One question at a time: it stands before everything else that could be changed.
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
    // Also while the mail is on its way: what is typed then must be there when it comes back.
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
        /** The checks in their order (SND-07): what is missing, what is to be confirmed, whose number is not known. */
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
        /** SND-09: every number has to be there. */
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
        /** The numbers stand there until they are kept: one that is refused is put right beside the others. */
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
        /** Files that are still on their way, and a save under way, are waited for: the send must carry the last version. */
        collecting: {
          tags: ['busy', 'canUndo'],
          on: { undo: 'editing' },
          always: [
            { guard: 'hasFailedUpload', target: 'editing', actions: assign({ problem: () => new Problem('upload-incomplete') }) },
            { guard: and([not('isUploading'), 'isAtRest']), target: 'sending' },
          ],
        },
        /** The server holds the mail back, so that the user can think again; it goes out by itself when nobody is here any more. */
        undoable: {
          tags: ['busy', 'canUndo', 'undoable'],
          entry: { type: 'tellHeld', params: { isHeld: true } },
          exit: { type: 'tellHeld', params: { isHeld: false } },
          on: { undo: 'undoing', send: { target: 'sending', actions: 'forgetUndo' } },
          // Sending it once more answers what became of it, and lets go of it where the server has not done so yet.
          after: { undoWindow: { target: 'sending', actions: 'forgetUndo' } },
        },
        /** A mail that is held is taken back by saving it, with what was written since; where that cannot be saved, as it was to go. */
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
              // Who wrote on it elsewhere has taken it back.
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
                  // SND-18: a result that is no success.
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
            // Taking a mail back saved it.
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
              // CMP-47: going over to another mail starts the time of this one anew.
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
            /** CMP-48: no mail that is being written is in sight. */
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
