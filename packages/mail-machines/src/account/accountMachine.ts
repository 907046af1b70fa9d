import { type Draft, Problem } from '@jinshu/api';
import { type ActorRefFrom, assign, emit, enqueueActions, setup, spawnChild } from 'xstate';
import type { ComposeInput } from '../compose/composeForm.ts';
import type { ComposerHeldEvent, ComposerSentEvent, composeMachine } from '../compose/composeMachine.ts';
import { isUnsaved } from '../compose/isUnsaved.ts';
import type { screenLockMachine } from '../lock/screenLockMachine.ts';
import { pushMachine } from '../push/pushMachine.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import {
  type AttachedPlace,
  attachedTab,
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
  restoreTabs,
  reviewTab,
  type SearchTerms,
  searchTab,
} from './mailTabs.ts';

export interface AccountInput {
  userName: string;
  /** Whether new-mail notices are on. The push connection runs only then. */
  hasPush: boolean;
  /**
   * Whether the user may write messages from the mailbox. In a shared mailbox its owner decides.
   * @default true
   */
  canWrite?: boolean | undefined;
  /** Lifetimes of the session, in seconds. */
  idleAfter: number;
  expiresAfter: number;
  refreshedFor: number;
}

export interface AccountContext extends MailTabs, AccountInput {
  canWrite: boolean;
  /** Ids of the tabs to close, while a question about them is open. */
  closing: readonly string[];
  questions: readonly CloseQuestion[];
  /** Destination after the tabs are closed; empty if the user stays. */
  leavingTo: string;
  /** Tab of a composer that was prepared and not opened yet. */
  prepared: MailTab | null;
}

interface MessagePlace {
  folder: string;
  uid: number;
}

/**
 * Opens a composer. The event carries the composer machine with its ports provided, so that an app loads it with the first new message, not
 * with the list.
 */
export interface OpenComposerEvent {
  type: 'openComposer';
  title: string;
  composer: typeof composeMachine;
  draft: Draft;
  /** Input of the composer except the draft. */
  input: Omit<ComposeInput, 'draft'>;
  /** Whether to only prepare the composer; it replaces one that was prepared and not opened. An event with the same draft id opens it. */
  isAhead?: boolean;
  /** Whether the active tab stays active. */
  isBehind?: boolean;
}

/** Begins to watch over the screen. The machine comes along, as a composer's does. */
export interface WatchScreenEvent {
  type: 'watchScreen';
  lock: typeof screenLockMachine;
}

export type AccountEvent =
  | ({ type: 'openMessage'; title: string; position?: ListPosition | null; isBurn?: boolean } & MessagePlace)
  /** Opens an attached message in its own tab. */
  | ({ type: 'openAttached'; title: string } & AttachedPlace)
  | { type: 'openSearch'; title: string; query: SearchTerms; hint?: string }
  | OpenComposerEvent
  | WatchScreenEvent
  | { type: 'openReview'; reviewId: number; title: string }
  /** Replaces a reading tab: with the previous or next message, or with the same message after it moved. */
  | ({ type: 'replaceMessage'; id: string; title: string; position?: ListPosition | null; isBurn?: boolean } & MessagePlace)
  /** Restores the tabs that were open before the page was reloaded. Compose tabs are restored with `openComposer`. */
  | { type: 'restoreTabs'; tabs: readonly MailTab[] }
  | { type: 'retitle'; id: string; title: string }
  | { type: 'activate'; id: string }
  | { type: 'close'; id: string }
  | { type: 'closeAll' }
  /** Leaves the mailbox for another screen, such as home or review. All tabs close first. */
  | { type: 'leave'; to: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | ComposerSentEvent
  | ComposerHeldEvent
  | { type: 'logOut' };

/** Emitted after the tabs are closed and the user can leave. */
export interface AccountLeft {
  type: 'left';
  to: string;
}

/** Emitted when a tab may not be opened in this shared mailbox. */
export interface TabRefused {
  type: 'refused';
  problem: Problem;
}

/** Emitted when the idle session ends while a message is being written. */
export interface SessionEnded {
  type: 'sessionEnded';
}

/** The id under which a draft's composer runs. */
export const composerId = (draftId: string): string => `composer:${draftId}`;

const isComposeTab = (tab: MailTab) => tab.kind === 'compose';

const sessionInput = ({ context: { idleAfter, expiresAfter, refreshedFor } }: { context: AccountContext }) => ({
  idleAfter,
  expiresAfter,
  refreshedFor,
});

/** Everything that lives as long as the account is in: the push connection, the session's clock, the open tabs and composers. */
export const accountMachine = setup({
  types: {
    input: {} as AccountInput,
    context: {} as AccountContext,
    events: {} as AccountEvent,
    emitted: {} as AccountLeft | SessionEnded | TabRefused,
  },
  // Types only: the events that start the composer and the screen lock carry their machines.
  actors: {
    push: pushMachine,
    session: sessionMachine,
    composer: {} as typeof composeMachine,
    screenLock: {} as typeof screenLockMachine,
  },
  guards: {
    mayNotOpen: ({ context }) => !context.canWrite,
    hasLetters: ({ context }) => context.tabs.some((tab) => isComposeTab(tab) && !tab.isSent && !tab.isHeld),
    asksFirst: ({ context }) => context.questions.length > 0,
    asksAgain: ({ context }) => context.questions.length > 1,
  },
  actions: {
    refuse: emit({ type: 'refused', problem: new Problem('mailbox-share-power') }),
    prepareToClose: assign(({ context, event, self }) => {
      const closing = event.type === 'close' ? context.tabs.filter(({ id }) => id === event.id) : context.tabs;
      return {
        closing: closing.map(({ id }) => id),
        questions: questionsBefore(closing, ({ draftId }) => {
          const letter = self.getSnapshot().children[composerId(draftId)] as ActorRefFrom<typeof composeMachine> | undefined;
          return letter !== undefined && isUnsaved(letter.getSnapshot());
        }),
        leavingTo: event.type === 'leave' ? event.to : '',
      };
    }),
    noteHeld: assign({
      tabs: ({ context, event }) =>
        event.type === 'composer.held'
          ? context.tabs.map((tab) => (tab.draftId === event.draftId && isComposeTab(tab) ? { ...tab, isHeld: event.isHeld } : tab))
          : context.tabs,
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
  context: ({ input }) => ({
    ...input,
    canWrite: input.canWrite ?? true,
    tabs: [],
    activeId: listTabId,
    closing: [],
    questions: [],
    leavingTo: '',
    prepared: null,
  }),
  invoke: [
    { id: 'push', systemId: 'push', src: 'push' },
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      input: sessionInput,
      // Keep unfinished messages when the session ends: the app asks for a new login on top of them.
      onDone: [
        {
          guard: 'hasLetters',
          actions: [emit({ type: 'sessionEnded' }), spawnChild('session', { id: 'session', systemId: 'session', input: sessionInput })],
        },
        { target: '.ended' },
      ],
    },
  ],
  entry: enqueueActions(({ context, enqueue }) => {
    if (context.hasPush) enqueue.sendTo('push', { type: 'enable' });
  }),
  initial: 'open',
  on: {
    watchScreen: {
      actions: enqueueActions(({ context: { hasPush }, event, enqueue }) => {
        enqueue.spawnChild(event.lock as unknown as 'screenLock', { id: 'screenLock', systemId: 'screenLock', input: { hasPush } });
      }),
    },
  },
  states: {
    open: {
      on: {
        openMessage: { actions: assign(({ context, event }) => openTab(context, readingTab(event))) },
        openAttached: { actions: assign(({ context, event }) => openTab(context, attachedTab(event))) },
        // Anyone with access may open reading tabs; all other tabs require write access (SHR-12).
        openSearch: [
          { guard: 'mayNotOpen', actions: 'refuse' },
          { actions: assign(({ context, event }) => openTab(context, searchTab(event.title, event.query, event.hint))) },
        ],
        openReview: [
          { guard: 'mayNotOpen', actions: 'refuse' },
          { actions: assign(({ context, event }) => openTab(context, reviewTab(event.reviewId, event.title))) },
        ],
        openComposer: [
          { guard: 'mayNotOpen', actions: 'refuse' },
          {
            actions: enqueueActions(({ context, event, enqueue }) => {
              const { composer, draft, input, title, isAhead, isBehind } = event;
              const { prepared, tabs } = context;
              const isReady = prepared?.draftId === draft.draftId;
              const tab = isReady ? prepared : composeTab(draft.draftId, title);
              const opened = { ...openTab(context, tab), ...(isBehind && { activeId: context.activeId }) };
              enqueue.assign(isAhead ? { prepared: tab } : { ...opened, prepared: isReady ? null : prepared });
              if (isReady || tabs.some(({ id }) => id === tab.id)) return;
              if (isAhead && prepared) enqueue.stopChild(composerId(prepared.draftId));
              // xstate takes a machine here as well as a name, but types the id of a child by its name only.
              enqueue.spawnChild(composer as unknown as 'composer', {
                id: composerId(draft.draftId),
                input: { ...input, draft },
              });
            }),
          },
        ],
        replaceMessage: { actions: assign(({ context, event }) => replaceTab(context, event.id, readingTab(event))) },
        retitle: {
          actions: assign({
            tabs: ({ context, event }) => context.tabs.map((tab) => (tab.id === event.id ? { ...tab, title: event.title } : tab)),
          }),
        },
        restoreTabs: { actions: assign({ tabs: ({ context, event }) => restoreTabs(context, event.tabs) }) },
        activate: { actions: assign({ activeId: ({ event }) => event.id }) },
        'composer.sent': {
          actions: assign({
            tabs: ({ context, event }) =>
              context.tabs.map((tab) =>
                tab.draftId === event.draftId && isComposeTab(tab) ? { ...tab, isSent: true, title: event.subject } : tab,
              ),
          }),
        },
        'composer.held': { actions: 'noteHeld' },
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
    /** Canceling a question closes no tab and the user stays. */
    asking: {
      on: {
        confirm: [
          { guard: 'asksAgain', actions: assign({ questions: ({ context }) => context.questions.slice(1) }) },
          { target: 'open', actions: 'close' },
        ],
        cancel: { target: 'open', actions: assign({ closing: [], questions: [], leavingTo: '' }) },
        'composer.held': { actions: 'noteHeld' },
        logOut: 'ended',
      },
    },
    ended: { type: 'final' },
  },
});
