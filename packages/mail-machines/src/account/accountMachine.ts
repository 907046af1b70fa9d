import type { Draft } from '@jinshu/api';
import { assign, enqueueActions, setup } from 'xstate';
import type { ComposeInput, ComposerSentEvent, composeMachine } from '../compose/composeMachine.ts';
import { pushMachine } from '../push/pushMachine.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import {
  type CloseQuestion,
  closeTab,
  composeTab,
  type ListPosition,
  listTabId,
  type MailTab,
  type MailTabs,
  openTab,
  questionsBefore,
  readingTab,
  replaceTab,
  type SearchTerms,
  searchTab,
} from './mailTabs.ts';

export interface AccountInput {
  userName: string;
  /** Whether new-mail reminders are on, so that the push connection runs (PSH-02). */
  hasPush: boolean;
  /** Lifetimes of the session in seconds (SES-08, SES-10, SES-12). */
  idleAfter: number;
  expiresAfter: number;
  refreshedFor: number;
}

export interface AccountContext extends MailTabs, AccountInput {
  /** Ids of the tabs that are to be closed, while a question about them is open. */
  closing: readonly string[];
  questions: readonly CloseQuestion[];
  /** Where the user wants to go once the tabs are closed (TAB-10). */
  leavingTo: string;
}

interface MessagePlace {
  folder: string;
  uid: number;
}

/**
 * Opens a mail that is written. The machine of the composer, with its ports provided, comes along: an app loads it when the first mail is
 * begun, and not with the list.
 */
export interface OpenComposerEvent {
  type: 'openComposer';
  title: string;
  composer: typeof composeMachine;
  draft: Draft;
  attachments?: ComposeInput['attachments'];
  autosaveMs: number;
}

export type AccountEvent =
  | ({ type: 'openMessage'; title: string; position?: ListPosition | null; isBurn?: boolean } & MessagePlace)
  | { type: 'openSearch'; title: string; query: SearchTerms; hint?: string }
  | OpenComposerEvent
  /** Previous and next read another mail in the same tab; a moved mail is read on where it is now (RED-55). */
  | ({ type: 'replaceMessage'; id: string; title: string; position?: ListPosition | null; isBurn?: boolean } & MessagePlace)
  | { type: 'retitle'; id: string; title: string }
  | { type: 'activate'; id: string }
  | { type: 'close'; id: string }
  | { type: 'closeAll' }
  /** Home and review leave the mailbox: all tabs close first (TAB-09). */
  | { type: 'leave'; to: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | ComposerSentEvent
  | { type: 'logOut' };

/** Said when the tabs are closed and the way is free (TAB-09). */
export interface AccountLeft {
  type: 'left';
  to: string;
}

/** The id under which a draft's composer runs. */
export const composerId = (draftId: string): string => `composer:${draftId}`;

const isComposeTab = (tab: MailTab) => tab.kind === 'compose';

/** Everything that lives as long as the account is in: the push connection, the session's clock, the open tabs and composers. */
export const accountMachine = setup({
  types: { input: {} as AccountInput, context: {} as AccountContext, events: {} as AccountEvent, emitted: {} as AccountLeft },
  // Of the composer only the type: each mail brings its machine along.
  actors: { push: pushMachine, session: sessionMachine, composer: {} as typeof composeMachine },
  guards: {
    asksFirst: ({ context }) => context.questions.length > 0,
    asksAgain: ({ context }) => context.questions.length > 1,
  },
  actions: {
    prepareToClose: assign(({ context, event }) => {
      const closing = event.type === 'close' ? context.tabs.filter(({ id }) => id === event.id) : context.tabs;
      return {
        closing: closing.map(({ id }) => id),
        questions: questionsBefore(closing),
        leavingTo: event.type === 'leave' ? event.to : '',
      };
    }),
    close: enqueueActions(({ context, enqueue }) => {
      for (const tab of context.tabs.filter(({ id }) => context.closing.includes(id)).filter(isComposeTab)) {
        enqueue.stopChild(composerId(tab.draftId));
      }
      enqueue.assign({ ...context.closing.reduce<MailTabs>(closeTab, context), closing: [], questions: [] });
      if (context.leavingTo !== '') enqueue.emit({ type: 'left', to: context.leavingTo });
    }),
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, tabs: [], activeId: listTabId, closing: [], questions: [], leavingTo: '' }),
  invoke: [
    { id: 'push', systemId: 'push', src: 'push' },
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      input: ({ context: { idleAfter, expiresAfter, refreshedFor } }) => ({ idleAfter, expiresAfter, refreshedFor }),
      onDone: '.ended',
    },
  ],
  entry: enqueueActions(({ context, enqueue }) => {
    if (context.hasPush) enqueue.sendTo('push', { type: 'enable' });
  }),
  initial: 'open',
  states: {
    open: {
      on: {
        openMessage: { actions: assign(({ context, event }) => openTab(context, readingTab(event))) },
        openSearch: { actions: assign(({ context, event }) => openTab(context, searchTab(event.title, event.query, event.hint))) },
        openComposer: {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const { composer, draft, attachments, autosaveMs, title } = event;
            enqueue.assign(openTab(context, composeTab(draft.draftId, title)));
            if (context.tabs.some(({ draftId }) => draftId === draft.draftId)) return;
            // xstate takes a machine here as well as a name, but types the id of a child by its name only.
            enqueue.spawnChild(composer as unknown as 'composer', {
              id: composerId(draft.draftId),
              input: { draft, autosaveMs, ...(attachments && { attachments }) },
            });
          }),
        },
        replaceMessage: { actions: assign(({ context, event }) => replaceTab(context, event.id, readingTab(event))) },
        retitle: {
          actions: assign({
            tabs: ({ context, event }) => context.tabs.map((tab) => (tab.id === event.id ? { ...tab, title: event.title } : tab)),
          }),
        },
        activate: { actions: assign({ activeId: ({ event }) => event.id }) },
        'composer.sent': {
          actions: assign({
            tabs: ({ context, event }) =>
              context.tabs.map((tab) =>
                tab.draftId === event.draftId && isComposeTab(tab) ? { ...tab, isSent: true, title: event.subject } : tab,
              ),
          }),
        },
        close: { target: 'closing', actions: 'prepareToClose' },
        closeAll: { target: 'closing', actions: 'prepareToClose' },
        leave: { target: 'closing', actions: 'prepareToClose' },
        logOut: 'ended',
      },
    },
    closing: {
      always: [
        { guard: 'asksFirst', target: 'asking' },
        { target: 'open', actions: 'close' },
      ],
    },
    /** A refused question keeps every tab and stays (TAB-10, TAB-16). */
    asking: {
      on: {
        confirm: [
          { guard: 'asksAgain', actions: assign({ questions: ({ context }) => context.questions.slice(1) }) },
          { target: 'open', actions: 'close' },
        ],
        cancel: { target: 'open', actions: assign({ closing: [], questions: [], leavingTo: '' }) },
        logOut: 'ended',
      },
    },
    ended: { type: 'final' },
  },
});
