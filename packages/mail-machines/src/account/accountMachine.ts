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
  /** Whether new-mail reminders are on, so that the push connection runs (PSH-02). */
  hasPush: boolean;
  /** Whether mail may be written from the mailbox: in a shared one its owner decides (SHR-09, SHR-13). @default true */
  canWrite?: boolean | undefined;
  /** Lifetimes of the session in seconds (SES-08, SES-10, SES-12). */
  idleAfter: number;
  expiresAfter: number;
  refreshedFor: number;
}

export interface AccountContext extends MailTabs, AccountInput {
  canWrite: boolean;
  /** Ids of the tabs that are to be closed, while a question about them is open. */
  closing: readonly string[];
  questions: readonly CloseQuestion[];
  /** Where the user wants to go once the tabs are closed (TAB-10). */
  leavingTo: string;
  /** The tab of a composer that was made ready and that nobody has opened yet. */
  prepared: MailTab | null;
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
  /** What the composer begins with besides the draft. */
  input: Omit<ComposeInput, 'draft'>;
  /** Makes it ready, in place of one that was and that nobody has opened. The mail with its draft's id opens with it. */
  isAhead?: boolean;
  /** What is in view stays in view. */
  isBehind?: boolean;
}

/** Begins to watch over the screen. The machine comes along, as a composer's does. */
export interface WatchScreenEvent {
  type: 'watchScreen';
  lock: typeof screenLockMachine;
}

export type AccountEvent =
  | ({ type: 'openMessage'; title: string; position?: ListPosition | null; isBurn?: boolean } & MessagePlace)
  /** A mail that is a file of another one is read in a tab of its own. */
  | ({ type: 'openAttached'; title: string } & AttachedPlace)
  | { type: 'openSearch'; title: string; query: SearchTerms; hint?: string }
  | OpenComposerEvent
  | WatchScreenEvent
  | { type: 'openReview'; reviewId: number; title: string }
  /** Previous and next read another mail in the same tab; a moved mail is read on where it is now (RED-55). */
  | ({ type: 'replaceMessage'; id: string; title: string; position?: ListPosition | null; isBurn?: boolean } & MessagePlace)
  /** The tabs that were open before the page was loaded anew. Letters that are written come back by `openComposer`. */
  | { type: 'restoreTabs'; tabs: readonly MailTab[] }
  | { type: 'retitle'; id: string; title: string }
  | { type: 'activate'; id: string }
  | { type: 'close'; id: string }
  | { type: 'closeAll' }
  /** Home and review leave the mailbox: all tabs close first (TAB-09). */
  | { type: 'leave'; to: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | ComposerSentEvent
  | ComposerHeldEvent
  | { type: 'logOut' };

/** Said when the tabs are closed and the way is free (TAB-09). */
export interface AccountLeft {
  type: 'left';
  to: string;
}

/** Said when a tab may not be opened in this shared mailbox (SHR-09). */
export interface TabRefused {
  type: 'refused';
  problem: Problem;
}

/** Said when nobody was there for too long while a mail was being written. */
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
  // Of the composer and the screen lock only the types: each is brought along by whoever begins it.
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
      // A half-written mail is not thrown away because nobody was there: whoever runs this asks for the login over it.
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
        // Reading is for everybody (SHR-12); what is no reading tab is for those who may write.
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
    /** A refused question keeps every tab and stays (TAB-10, TAB-16). */
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
