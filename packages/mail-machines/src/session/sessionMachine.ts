import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

/** Interval of the idle check and the refresh count, in milliseconds. */
export const tickMs = 60_000;
const tickSeconds = 60;
/** Time before expiry at which the session is refreshed, in seconds. */
export const refreshLeadSeconds = 300;

export interface SessionInput {
  /** Idle seconds after which the session ends: `lock_left`. */
  idleAfter: number;
  /** Seconds until the session expires: `expired_left`. */
  expiresAfter: number;
  /** New value of `expiresAfter` after a refresh, in seconds. */
  refreshedFor: number;
}

export interface SessionContext extends SessionInput {
  idleSeconds: number;
  elapsedSeconds: number;
  isLocked: boolean;
}

export type SessionEvent =
  /** Any user input. */
  | { type: 'touched' }
  | { type: 'locked' }
  | { type: 'unlocked' }
  /** Current values from the server, received with the shared status. */
  | { type: 'limited'; idleAfter: number; expiresAfter: number };

/**
 * Ends the session when the user is idle and refreshes it before it expires. While the screen is locked, idle time isn't counted and
 * refreshes continue.
 */
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
        // Retry in a minute. If the session has ended, the server responds 401, which the app handles elsewhere.
        onError: 'alive',
      },
    },
    ended: { type: 'final' },
  },
});
