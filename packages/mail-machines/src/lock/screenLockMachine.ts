import { Problem } from '@jinshu/api';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

/** Seconds without input after which the screen locks. */
export const screenLockSeconds = 600;
/** Interval between idle checks, in milliseconds. */
export const screenLockCheckMs = 30_000;

export interface ScreenLockInput {
  /** Whether new-mail notices are on. Unlocking reopens the push connection only then. */
  hasPush: boolean;
}

export interface ScreenLockContext extends ScreenLockInput {
  idleSeconds: number;
  /** The password that was typed, for as long as it is being checked. */
  password: string;
  /** Problem with unlocking; the app supplies the text. */
  problem: unknown;
}

export type ScreenLockEvent =
  /** Any input of the user. */
  | { type: 'touched' }
  /** Lock button in the top bar; locking must be confirmed first. */
  | { type: 'ask' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'submit'; password: string }
  /** Another window of this browser was locked or unlocked. */
  | { type: 'lockedElsewhere' }
  | { type: 'unlockedElsewhere' };

/** Emitted when the screen locks or unlocks. */
export interface ScreenLockChanged {
  type: 'locked' | 'unlocked';
}

const check = {
  check: [
    { guard: 'isIdleTooLong', target: '#screenLock.locked' },
    { target: '.', reenter: true, actions: 'countCheck' },
  ],
} as const;

/**
 * Locks the screen on request or when the user is idle, and unlocks it with the mailbox password. Uses the actors `push` and `session` of
 * its system: while locked, the push connection is closed and the idle clock stopped. The session is still refreshed.
 */
export const screenLockMachine = setup({
  types: {
    input: {} as ScreenLockInput,
    context: {} as ScreenLockContext,
    events: {} as ScreenLockEvent,
    emitted: {} as ScreenLockChanged,
  },
  actors: { unlockScreen: notProvided<unknown, { password: string }>('unlockScreen') },
  guards: {
    isIdleTooLong: ({ context }) => context.idleSeconds + screenLockCheckMs / 1000 >= screenLockSeconds,
    isTyped: ({ event }) => event.type === 'submit' && event.password !== '',
  },
  actions: {
    countCheck: assign({ idleSeconds: ({ context }) => context.idleSeconds + screenLockCheckMs / 1000 }),
    restart: assign({ idleSeconds: 0 }),
    take: assign({ password: ({ context, event }) => (event.type === 'submit' ? event.password : context.password), problem: null }),
    refuse: assign({ problem: () => new Problem('lock-password-rule') }),
    forgetPassword: assign({ password: '' }),
    fail: assign({ problem: ({ event }) => ('error' in event ? event.error : null) }),
    rest: enqueueActions(({ system, enqueue }) => {
      const { push, session } = { push: system.get('push'), session: system.get('session') };
      if (push) enqueue.sendTo(push, { type: 'disable' });
      if (session) enqueue.sendTo(session, { type: 'locked' });
    }),
    wake: enqueueActions(({ context, system, enqueue }) => {
      const { push, session } = { push: system.get('push'), session: system.get('session') };
      if (push && context.hasPush) enqueue.sendTo(push, { type: 'enable' });
      if (session) enqueue.sendTo(session, { type: 'unlocked' });
    }),
  },
  delays: { check: screenLockCheckMs },
}).createMachine({
  id: 'screenLock',
  context: ({ input }) => ({ ...input, idleSeconds: 0, password: '', problem: null }),
  initial: 'watching',
  on: { touched: { actions: 'restart' } },
  states: {
    watching: { after: check, on: { ask: 'asking', lockedElsewhere: 'locked' } },
    // Idle users are locked out even while the question is open.
    asking: { after: check, on: { confirm: 'locked', cancel: 'watching', lockedElsewhere: 'locked' } },
    locked: {
      entry: ['rest', assign({ problem: null }), emit({ type: 'locked' })],
      exit: ['restart', 'wake', emit({ type: 'unlocked' })],
      on: { unlockedElsewhere: 'watching' },
      initial: 'waiting',
      states: {
        waiting: { on: { submit: [{ guard: 'isTyped', target: 'checking', actions: 'take' }, { actions: 'refuse' }] } },
        checking: {
          tags: 'busy',
          exit: 'forgetPassword',
          invoke: {
            src: 'unlockScreen',
            input: ({ context: { password } }) => ({ password }),
            onDone: '#screenLock.watching',
            onError: { target: 'waiting', actions: 'fail' },
          },
        },
      },
    },
  },
});
