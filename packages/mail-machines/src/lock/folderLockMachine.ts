import { isAreaLocked, isFitLockPassword, type LockArea, type LockStatus, Problem } from '@jinshu/api';
import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

export interface FolderLockInput {
  /** Area the user wants to open. */
  area: LockArea;
  /** Destination of the user, remembered until the area is open. */
  target: string;
  /**
   * Whether the page was opened directly at this address. Closing the dialog then leads to `placeWithoutLock`.
   * @default false
   */
  isDirect?: boolean | undefined;
}

export interface FolderLockContext extends Required<FolderLockInput> {
  /** The password that was typed, for as long as it is being checked. */
  password: string;
  /** Problem with the password; the app supplies the text. */
  problem: unknown;
  /** Whether the user selected "forgot password", so that help is shown. */
  isForgotten: boolean;
}

export type FolderLockEvent =
  /** The password, for releasing the area or for switching its lock off. */
  | { type: 'submit'; password: string }
  /** Opens the dialog that removes the lock. */
  | { type: 'remove' }
  | { type: 'forget' }
  | { type: 'close' };

/**
 * Outcome of the dialog. `open` continues to `to`. `left` means the user closed the dialog and goes to `to`, or stays if it is null.
 * `failed` means the lock status couldn't be loaded.
 */
export type FolderLockOutput =
  | { outcome: 'open'; to: string }
  | { outcome: 'left'; to: string | null }
  | { outcome: 'failed'; error: unknown };

/** Destination of users who open a locked page directly and close the password dialog. */
export const placeWithoutLock = '/mailbox/welcome';

type Asked = { area: LockArea; password: string };

/** Guards the user's custom folders, the calendar or the file center. Opens the area after the server accepts the lock password. */
export const folderLockMachine = setup({
  types: { input: {} as FolderLockInput, context: {} as FolderLockContext, events: {} as FolderLockEvent, output: {} as FolderLockOutput },
  actors: {
    getLockStatus: notProvided<LockStatus>('getLockStatus'),
    releaseLock: notProvided<unknown, Asked>('releaseLock'),
    removeLock: notProvided<unknown, Asked>('removeLock'),
  },
  guards: {
    isFit: ({ event }) => event.type === 'submit' && isFitLockPassword(event.password),
    isLocked: ({ context }, status: LockStatus) => isAreaLocked(status, context.area),
  },
  actions: {
    take: assign({ password: ({ context, event }) => (event.type === 'submit' ? event.password : context.password), problem: null }),
    refuse: assign({ problem: () => new Problem('lock-password-rule') }),
    forgetPassword: assign({ password: '' }),
    fail: assign({ problem: ({ event }) => ('error' in event ? event.error : null), password: '' }),
  },
}).createMachine({
  id: 'folderLock',
  context: ({ input }) => ({ ...input, isDirect: input.isDirect ?? false, password: '', problem: null, isForgotten: false }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'getLockStatus',
        onDone: [{ guard: { type: 'isLocked', params: ({ event }) => event.output }, target: 'asking' }, { target: 'open' }],
        onError: 'failed',
      },
      on: { close: 'left' },
    },
    asking: {
      tags: 'asking',
      on: {
        submit: [
          {
            guard: 'isFit',
            target: 'checking',
            actions: 'take',
          },
          { actions: 'refuse' },
        ],
        remove: { target: 'removing', actions: assign({ problem: null }) },
        forget: { actions: assign({ isForgotten: true }) },
        close: 'left',
      },
    },
    checking: {
      tags: ['asking', 'busy'],
      exit: 'forgetPassword',
      invoke: {
        src: 'releaseLock',
        input: ({ context: { area, password } }) => ({ area, password }),
        onDone: 'open',
        onError: { target: 'asking', actions: 'fail' },
      },
      on: { close: 'left' },
    },
    removing: {
      tags: 'removing',
      on: {
        submit: [
          {
            guard: 'isFit',
            target: 'switchingOff',
            actions: 'take',
          },
          { actions: 'refuse' },
        ],
        close: { target: 'asking', actions: assign({ problem: null }) },
      },
    },
    // Not to be left: whether the lock is off is known when the answer is there.
    switchingOff: {
      tags: ['removing', 'busy'],
      exit: 'forgetPassword',
      invoke: {
        src: 'removeLock',
        input: ({ context: { area, password } }) => ({ area, password }),
        onDone: 'open',
        onError: { target: 'removing', actions: 'fail' },
      },
    },
    open: { type: 'final', output: ({ context }) => ({ outcome: 'open', to: context.target }) },
    left: { type: 'final', output: ({ context }) => ({ outcome: 'left', to: context.isDirect ? placeWithoutLock : null }) },
    failed: { type: 'final', output: ({ event }: { event: { error?: unknown } }) => ({ outcome: 'failed', error: event.error }) },
  },
  // A machine's own `output` sees the final state's through the event that ended it.
  output: ({ event }) => (event as unknown as { output: FolderLockOutput }).output,
});
