import { type LoginAnswer, Problem, type SocialAnswer, type SocialProviderId } from '@jinshu/api';
import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

/** A login that begins here, or the query that the provider sent the browser back with. */
export type SocialLoginInput = { provider: SocialProviderId } | { query: string };

export interface SocialLoginContext {
  provider: SocialProviderId | undefined;
  query: string;
  /** Name of the provider, once it has answered. */
  providerName: string;
  /** Whether the login that follows binds the account. */
  isBinding: boolean;
  /** Session that begins. */
  login: LoginAnswer | undefined;
  problem: unknown;
}

export type SocialLoginEvent =
  /** The password or the second factor was accepted, and a session waits to be entered. */
  | { type: 'logged-in'; login: LoginAnswer }
  /** A second factor must complete the login with the password. */
  | { type: 'half-in' }
  /** Back from the second factor. */
  | { type: 'back' }
  /** Enters the session without the binding. */
  | { type: 'skip' };

const fail = { problem: ({ event }: { event: object }) => ('error' in event ? event.error : null) };

/**
 * Logs in through a provider: the browser goes there and comes back with a code. A bound account is logged in. An unbound one logs in with
 * its password, and is bound then.
 */
export const socialLoginMachine = setup({
  types: { context: {} as SocialLoginContext, events: {} as SocialLoginEvent, input: {} as SocialLoginInput },
  actors: {
    begin: notProvided<{ address: string }, { provider: SocialProviderId }>('begin'),
    complete: notProvided<SocialAnswer, { query: string }>('complete'),
    enter: notProvided<unknown, { login: LoginAnswer }>('enter'),
    bind: notProvided<unknown, { login: LoginAnswer }>('bind'),
  },
  actions: {
    keep: assign(({ event }) => (event.type === 'logged-in' ? { login: event.login } : {})),
    /** Goes to the provider. */
    leave: (_, _params: { address: string }) => {
      throw new Error('The action leave was not provided.');
    },
  },
  guards: { isBinding: ({ context }) => context.isBinding },
}).createMachine({
  id: 'socialLogin',
  context: ({ input }) => ({
    provider: 'provider' in input ? input.provider : undefined,
    query: 'query' in input ? input.query : '',
    providerName: '',
    isBinding: false,
    login: undefined,
    problem: null,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: ({ context }) => context.provider !== undefined, target: 'leaving' }, 'returning'] },
    leaving: {
      tags: 'busy',
      invoke: {
        src: 'begin',
        input: ({ context }) => ({ provider: context.provider as SocialProviderId }),
        onDone: { target: 'gone', actions: { type: 'leave', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: assign(fail) },
      },
    },
    gone: { tags: 'busy' },
    returning: {
      tags: 'busy',
      invoke: {
        src: 'complete',
        input: ({ context: { query } }) => ({ query }),
        onDone: [
          {
            guard: ({ event }) => event.output.login?.needsTwoFactor === true,
            target: 'secondStep',
            actions: assign({ login: ({ event }) => event.output.login }),
          },
          {
            guard: ({ event }) => event.output.login !== undefined,
            target: 'entering',
            actions: assign({ login: ({ event }) => event.output.login }),
          },
          { target: 'password', actions: assign({ providerName: ({ event }) => event.output.provider, isBinding: true }) },
        ],
        onError: { target: 'failed', actions: assign(fail) },
      },
    },
    entering: {
      tags: 'busy',
      invoke: {
        src: 'enter',
        input: ({ context }) => ({ login: context.login as LoginAnswer }),
        onDone: 'in',
        onError: { target: 'failed', actions: assign(fail) },
      },
    },
    password: { on: { 'logged-in': { target: 'binding', actions: 'keep' }, 'half-in': 'secondStep' } },
    secondStep: {
      on: {
        'logged-in': [
          { guard: 'isBinding', target: 'binding', actions: 'keep' },
          { target: 'entering', actions: 'keep' },
        ],
        back: [
          { guard: 'isBinding', target: 'password' },
          { target: 'failed', actions: assign({ problem: () => new Problem('second-step-over') }) },
        ],
      },
    },
    binding: {
      tags: 'busy',
      invoke: {
        src: 'bind',
        input: ({ context }) => ({ login: context.login as LoginAnswer }),
        onDone: 'entering',
        onError: { target: 'unbound', actions: assign(fail) },
      },
    },
    /** A session waits, but the account was not bound. */
    unbound: { on: { skip: 'entering' } },
    failed: {},
    in: { type: 'final' },
  },
});
