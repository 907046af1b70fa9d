import { isAreaLocked, type LockArea, type LockStatus } from '@jinshu/api';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

/** Delay before a shortcut of the home page acts, in milliseconds. */
export const shortcutDelayMs = 300;
/** Interval between checks for settings that haven't arrived yet, in milliseconds. */
export const settingsPollMs = 500;

/** Shortcuts of the home page, in order. */
export const homeShortcuts = ['unread', 'contacts', 'calendar', 'files', 'records', 'settings'] as const;
export type HomeShortcut = (typeof homeShortcuts)[number];

/** Settings that decide which shortcuts there are. */
export interface HomeSettings {
  /** The self-service query is shown. */
  showsCentre: boolean;
  /** The network disk is shown. */
  showsNetdisk: boolean;
}

/** Emitted when a shortcut acts. */
export interface ShortcutTaken {
  type: 'taken';
  to: string;
  /** View filter to apply after the navigation; empty for none. */
  viewFilter: '' | 'unseen';
}

export interface HomeContext {
  shortcut: HomeShortcut;
}

export type HomeEvent =
  | { type: 'choose'; shortcut: HomeShortcut }
  /** Outcome of the lock check: the area is open, or the user stays. */
  | { type: 'unlocked' }
  | { type: 'stayed' };

const targets: Readonly<Record<HomeShortcut, string>> = {
  unread: '/mailbox/innerbox/INBOX/',
  contacts: '/contact/pab',
  calendar: '/calendar/index',
  files: '/file/pfile',
  records: '/search',
  settings: '/setting/user',
};

const areas: Partial<Record<HomeShortcut, LockArea>> = { calendar: 'calendar', files: 'files' };
/** Returns the area that must be open for a shortcut, if any. */
export const areaOfShortcut = (shortcut: HomeShortcut): LockArea | undefined => areas[shortcut];

/** Returns the address that a shortcut leads to. */
export const targetOfShortcut = (shortcut: HomeShortcut): string => targets[shortcut];

/** Returns the shortcuts that these settings show. */
export const shownShortcuts = ({ showsCentre, showsNetdisk }: HomeSettings): HomeShortcut[] =>
  homeShortcuts.filter((shortcut) => (shortcut === 'files' ? showsNetdisk : shortcut === 'records' ? showsCentre : true));

/** Shortcuts of the home page: wait for settings and for the lock of an area, then lead on. */
export const homeMachine = setup({
  types: { context: {} as HomeContext, events: {} as HomeEvent, emitted: {} as ShortcutTaken },
  actors: {
    /** Returns null as long as the settings haven't arrived. */
    readSettings: notProvided<HomeSettings | null>('readSettings'),
    getLockStatus: notProvided<LockStatus>('getLockStatus'),
  },
  guards: {
    isUnknown: (_, settings: HomeSettings | null) => settings === null,
    isShown: ({ context }, settings: HomeSettings | null) => settings !== null && shownShortcuts(settings).includes(context.shortcut),
    hasArea: ({ context }) => areaOfShortcut(context.shortcut) !== undefined,
    isLocked: ({ context }, status: LockStatus) => {
      const area = areaOfShortcut(context.shortcut);
      return area !== undefined && isAreaLocked(status, area);
    },
  },
  actions: {
    take: assign({ shortcut: ({ context, event }) => (event.type === 'choose' ? event.shortcut : context.shortcut) }),
    lead: emit(({ context: { shortcut } }) => ({
      type: 'taken' as const,
      to: targets[shortcut],
      viewFilter: shortcut === 'unread' ? ('unseen' as const) : ('' as const),
    })),
  },
}).createMachine({
  id: 'home',
  context: { shortcut: 'unread' },
  initial: 'idle',
  on: { choose: { target: '.waiting', actions: 'take' } },
  states: {
    idle: {},
    waiting: { after: { [shortcutDelayMs]: 'reading' } },
    reading: {
      invoke: {
        src: 'readSettings',
        onDone: [
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'polling' },
          { guard: { type: 'isShown', params: ({ event }) => event.output }, target: 'leading' },
          { target: 'idle' },
        ],
        onError: 'polling',
      },
    },
    polling: { after: { [settingsPollMs]: 'reading' } },
    leading: {
      always: [
        { guard: 'hasArea', target: 'looking' },
        { target: 'idle', actions: 'lead' },
      ],
    },
    looking: {
      invoke: {
        src: 'getLockStatus',
        onDone: [
          { guard: { type: 'isLocked', params: ({ event }) => event.output }, target: 'asking' },
          { target: 'idle', actions: 'lead' },
        ],
        // The page itself asks again, and says what is wrong.
        onError: { target: 'idle', actions: 'lead' },
      },
    },
    asking: {
      tags: 'asking',
      on: { unlocked: { target: 'idle', actions: 'lead' }, stayed: 'idle', choose: {} },
    },
  },
});
