import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

/** The idle check and the refresh count go by the minute (SES-07, SES-10). */
export const tickMs = 60_000;
const tickSeconds = 60;
/** The session is refreshed so many seconds before it would expire (SES-10). */
export const refreshLeadSeconds = 300;

export interface SessionInput {
  /** Idle seconds after which the session ends: `lock_left` (SES-08). */
  idleAfter: number;
  /** Seconds until the session expires: `expired_left` (SES-10). */
  expiresAfter: number;
  /** What `expiresAfter` becomes with a refresh (SES-12). */
  refreshedFor: number;
}

export interface SessionContext extends SessionInput {
  idleSeconds: number;
  elapsedSeconds: number;
  isLocked: boolean;
}

export type SessionEvent =
  /** Any input of the user (SES-06). */
  | { type: 'touched' }
  | { type: 'locked' }
  | { type: 'unlocked' }
  /** The server's values, when the shared status has answered (SES-13). */
  | { type: 'limited'; idleAfter: number; expiresAfter: number };

/** Ends the session when nobody is there, and keeps it alive while somebody is. While the screen is locked only refreshing goes on. */
export const sessionMachine = setup({
  types: { input: {} as SessionInput, context: {} as SessionContext, events: {} as SessionEvent },
  actors: { refreshSession: notProvided<void>('refreshSession') },
  guards: {
    isIdleTooLong: ({ context }) => !context.isLocked && context.idleSeconds + tickSeconds >= context.idleAfter,
    isRefreshDue: ({ context }) => context.elapsedSeconds + tickSeconds >= context.expiresAfter - refreshLeadSeconds,
  },
  actions: {
    countMinute: assign({
      idleSeconds: ({ context }) => (context.isLocked ? context.idleSeconds : context.idleSeconds + tickSeconds),
      elapsedSeconds: ({ context }) => context.elapsedSeconds + tickSeconds,
    }),
    restartCount: assign({ elapsedSeconds: 0, expiresAfter: ({ context }) => context.refreshedFor }),
  },
  delays: { minute: tickMs },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, idleSeconds: 0, elapsedSeconds: 0, isLocked: false }),
  initial: 'alive',
  on: {
    touched: { actions: assign({ idleSeconds: 0 }) },
    locked: { actions: assign({ isLocked: true }) },
    unlocked: { actions: assign({ isLocked: false, idleSeconds: 0 }) },
    limited: { actions: assign({ idleAfter: ({ event }) => event.idleAfter, expiresAfter: ({ event }) => event.expiresAfter }) },
  },
  states: {
    alive: {
      after: {
        minute: [
          { guard: 'isIdleTooLong', target: 'ended', actions: 'countMinute' },
          { guard: 'isRefreshDue', target: 'refreshing', actions: 'countMinute' },
          { target: 'alive', reenter: true, actions: 'countMinute' },
        ],
      },
    },
    refreshing: {
      invoke: {
        src: 'refreshSession',
        onDone: { target: 'alive', actions: 'restartCount' },
        // The next minute tries again; a session that is truly gone answers 401, which the app hears of by itself.
        onError: 'alive',
      },
    },
    ended: { type: 'final' },
  },
});
