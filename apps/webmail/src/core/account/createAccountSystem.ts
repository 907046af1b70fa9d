import { type LoginInfo, type SharedStatus, sessionSeconds } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { accountMachine } from '@jinshu/mail-machines';
import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor } from 'xstate';
import { wallClock } from '../clock/index.ts';
import { providePush } from '../push/index.ts';
import { provideSession } from '../session/index.ts';
import { mailboxRights } from './mailboxRights.ts';

/** Dependencies of the adapters. */
export interface AccountDeps {
  api: ApiClient;
  queryClient: QueryClient;
}

/** The running account. */
export type AccountActor = ActorRefFrom<typeof accountMachine>;

/** Everything of one account that lives outside React: its actor, and how to end it. */
export interface AccountSystem extends AccountDeps {
  account: AccountActor;
  stop: () => void;
}

/** Starts what an account needs for as long as it is in. */
export function createAccountSystem(deps: AccountDeps, userName: string, info: LoginInfo, status: SharedStatus): AccountSystem {
  const account = createActor(accountMachine.provide({ actors: { push: providePush(deps), session: provideSession(deps) } }), {
    clock: wallClock,
    input: {
      userName,
      hasPush: info.remindsOfNewMail,
      canWrite: mailboxRights(status).canSend,
      idleAfter: status.idleAfter,
      expiresAfter: status.expiresAfter,
      refreshedFor: sessionSeconds,
    },
  });
  account.start();
  return { ...deps, account, stop: () => void account.stop() };
}
