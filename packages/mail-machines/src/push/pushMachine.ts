import { Problem } from '@jinshu/api';
import { assign, sendTo, setup } from 'xstate';
import { notProvided, notProvidedSource } from '../shared/notProvided.ts';

/** Silence before a ping is sent, and time limit for its response, in milliseconds. */
export const heartbeatMs = 60_000;
/** Minimum delay before a lost connection is reopened, in milliseconds. */
export const reconnectMs = 2_000;
/** Within so long all come back that lost it together, so that a server that starts is not run over. */
export const reconnectSpreadMs = 28_000;
/** Each attempt that fails doubles that, up to this. */
export const reconnectMaximumMs = 120_000;
/** Delay before another token request after a server failure, in milliseconds. */
export const tokenRetryMs = 30_000;

export interface PushContext {
  /** The last version of the mailbox that was seen; a reconnect resumes after it. `null` before the first connection. */
  version: number | null;
  token: string;
  /** Connections and tokens that were lost since the last news. */
  failures: number;
  /** From 0 to 1: where in the spread this one comes back. */
  luck: number;
}

export type PushEvent =
  /** New-mail notices are on and the screen isn't locked. */
  | { type: 'enable' }
  /** Lock, logout or session end: closes the connection without reconnecting. */
  | { type: 'disable' }
  /** News from the connection. A pong carries no version. */
  | { type: 'received'; version?: number | undefined }
  | { type: 'closed' }
  /** The server ended the session. Asking for a token tells why. */
  | { type: 'ended' };

/** Input of the connection: its token and the mailbox version to resume after. */
export interface PushConnectionInput {
  token: string;
  after: number;
}

/** Keeps the push connection of a mailbox open, and notices when it has died without saying so. */
export const pushMachine = setup({
  types: { context: {} as PushContext, events: {} as PushEvent },
  actors: {
    getPushToken: notProvided<{ token: string; version: number }>('getPushToken'),
    /** Sends `received` and `closed`; takes `ping`. */
    connection: notProvidedSource<{ type: 'ping' }, PushConnectionInput>('connection'),
  },
  guards: {
    isServerFailure: (_, { error }: { error: unknown }) => error instanceof Problem && error.status >= 500,
    isRefusal: (_, { error }: { error: unknown }) => error instanceof Problem && error.status >= 400 && error.status < 500,
  },
  actions: {
    keepVersion: assign({
      version: ({ context, event }) => (event.type === 'received' ? (event.version ?? context.version) : context.version),
      failures: 0,
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1, luck: () => Math.random() }),
  },
  delays: {
    heartbeat: heartbeatMs,
    reconnect: ({ context: { failures, luck } }) =>
      reconnectMs + luck * Math.min(reconnectSpreadMs * 2 ** Math.max(0, failures - 1), reconnectMaximumMs),
    tokenRetry: tokenRetryMs,
  },
}).createMachine({
  id: 'push',
  context: { version: null, token: '', failures: 0, luck: 0 },
  initial: 'off',
  states: {
    off: { on: { enable: 'asking' } },
    asking: {
      tags: 'lost',
      on: { disable: 'off' },
      invoke: {
        src: 'getPushToken',
        onDone: {
          target: 'open',
          actions: assign({
            token: ({ event }) => event.output.token,
            version: ({ context, event }) => context.version ?? event.output.version,
          }),
        },
        onError: [
          { guard: { type: 'isServerFailure', params: ({ event }) => ({ error: event.error }) }, target: 'waitingForServer' },
          { guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) }, target: 'off' },
          { target: 'reconnecting' },
        ],
      },
    },
    open: {
      on: { disable: 'off', closed: 'reconnecting', ended: 'asking' },
      invoke: { id: 'connection', src: 'connection', input: ({ context }) => ({ token: context.token, after: context.version ?? 0 }) },
      initial: 'listening',
      states: {
        listening: {
          tags: 'connected',
          on: { received: { target: 'listening', reenter: true, actions: 'keepVersion' } },
          after: { heartbeat: 'pinging' },
        },
        pinging: {
          tags: 'connected',
          entry: sendTo('connection', { type: 'ping' }),
          on: { received: { target: 'listening', actions: 'keepVersion' } },
          after: { heartbeat: '#push.reconnecting' },
        },
      },
    },
    reconnecting: { tags: 'lost', entry: 'countFailure', on: { disable: 'off' }, after: { reconnect: 'asking' } },
    waitingForServer: { tags: 'lost', on: { disable: 'off' }, after: { tokenRetry: 'asking' } },
  },
});
