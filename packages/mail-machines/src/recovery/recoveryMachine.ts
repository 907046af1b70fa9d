import { type PasswordRules, Problem, type RecoveryProved, type RecoveryWay } from '@jinshu/api';
import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

export interface RecoveryContext {
  account: string;
  ways: readonly RecoveryWay[];
  /** Way that the user is on. */
  way: RecoveryWay;
  question: string;
  /** Ticket for the next step. */
  ticket: string;
  /** Whether a code was requested. */
  isSent: boolean;
  /** Rules for the new password, once the owner has proved to be it. */
  rules: PasswordRules | null;
  problem: unknown;
}

interface Begin {
  account: string;
  captchaId: string | undefined;
}
interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}
interface Begun {
  ticket: string;
  ways: readonly RecoveryWay[];
  question: string;
}

export type RecoveryEvent =
  | ({ type: 'begin' } & Begin)
  | { type: 'choose'; way: RecoveryWay }
  | { type: 'answer'; answer: string }
  | { type: 'send' }
  | { type: 'check'; code: string }
  | ({ type: 'reset' } & NewPassword)
  | { type: 'restart' };

const nothing: RecoveryContext = {
  account: '',
  ways: [],
  way: 'question',
  question: '',
  ticket: '',
  isSent: false,
  rules: null,
  problem: null,
};

const pick = <T extends RecoveryEvent['type']>(event: RecoveryEvent, type: T): Extract<RecoveryEvent, { type: T }> => {
  if (event.type !== type) throw new Error(`This step is for ${type}, not for ${event.type}.`);
  return event as Extract<RecoveryEvent, { type: T }>;
};

/** A failed step stays where it is. A ticket that is over leads back to the beginning. */
const onError = (target: string) =>
  [
    { guard: 'isOver', target: '#recovery.account', actions: ['forget', 'fail'] },
    { target, actions: 'fail' },
  ] as const;
const onProved = { target: '#recovery.password', actions: 'prove' } as const;

/** Recovers a password: account, proof by question or SMS, new password. Passwords and answers are not kept. */
export const recoveryMachine = setup({
  types: { context: {} as RecoveryContext, events: {} as RecoveryEvent },
  actors: {
    beginRecovery: notProvided<Begun, Begin>('beginRecovery'),
    answerQuestion: notProvided<RecoveryProved, { ticket: string; answer: string }>('answerQuestion'),
    sendCode: notProvided<{ ticket: string }, { ticket: string }>('sendCode'),
    checkCode: notProvided<RecoveryProved, { ticket: string; code: string }>('checkCode'),
    resetPassword: notProvided<unknown, NewPassword & { ticket: string; way: RecoveryWay }>('resetPassword'),
  },
  guards: {
    isOver: ({ event }) => 'error' in event && event.error instanceof Problem && event.error.code === 'recovery-over',
    isSent: ({ context }) => context.isSent,
  },
  actions: {
    forget: assign(({ context }) => ({ ...nothing, account: context.account })),
    forgetProblem: assign({ problem: null }),
    fail: assign({ problem: ({ event }) => ('error' in event ? event.error : null) }),
    prove: assign(({ event }) => ('output' in event ? (event.output as RecoveryProved) : {})),
  },
}).createMachine({
  id: 'recovery',
  context: nothing,
  initial: 'account',
  on: { restart: { target: '.account', actions: 'forget' } },
  states: {
    account: {
      initial: 'waiting',
      states: {
        waiting: { on: { begin: { target: 'beginning', actions: assign({ account: ({ event }) => event.account }) } } },
        beginning: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'beginRecovery',
            input: ({ event }) => pick(event, 'begin'),
            onDone: {
              target: '#recovery.proof',
              actions: assign(({ event: { output } }) => ({ ...output, way: output.ways[0] ?? 'question' })),
            },
            onError: { target: 'waiting', actions: 'fail' },
          },
        },
      },
    },
    proof: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            choose: { actions: ['forgetProblem', assign({ way: ({ event }) => event.way })] },
            answer: 'answering',
            send: 'sending',
            check: { guard: 'isSent', target: 'checking' },
          },
        },
        answering: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'answerQuestion',
            input: ({ context: { ticket }, event }) => ({ ticket, answer: pick(event, 'answer').answer }),
            onDone: onProved,
            onError: onError('waiting'),
          },
        },
        sending: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'sendCode',
            input: ({ context: { ticket } }) => ({ ticket }),
            onDone: { target: 'waiting', actions: assign(({ event: { output } }) => ({ ...output, isSent: true })) },
            onError: onError('waiting'),
          },
        },
        checking: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'checkCode',
            input: ({ context: { ticket }, event }) => ({ ticket, code: pick(event, 'check').code }),
            onDone: onProved,
            onError: onError('waiting'),
          },
        },
      },
    },
    password: {
      initial: 'waiting',
      states: {
        waiting: { on: { reset: 'resetting' } },
        resetting: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'resetPassword',
            input: ({ context: { ticket, way }, event }) => {
              const { newPassword, confirmPassword } = pick(event, 'reset');
              return { ticket, way, newPassword, confirmPassword };
            },
            onDone: '#recovery.done',
            onError: onError('waiting'),
          },
        },
      },
    },
    done: { type: 'final' },
  },
});
