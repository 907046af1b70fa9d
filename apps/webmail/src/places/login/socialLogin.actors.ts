import { beginSocialLogin, bindSocialAccount, completeSocialLogin } from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';
import { socialLoginMachine } from '@jinshu/mail-machines';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise, type InputFrom, type OutputFrom } from 'xstate';
import { api } from '../../core/api/index.ts';
import { carryPickedLanguage } from '../../core/language/index.ts';
import { enterSession, fetchFirst } from './enterSession.ts';

type Actors = Required<NonNullable<Parameters<typeof socialLoginMachine.provide>[0]['actors']>>;
const step = <Name extends keyof Actors>(call: (input: InputFrom<Actors[Name]>) => Promise<OutputFrom<Actors[Name]>>) =>
  fromPromise<OutputFrom<Actors[Name]>, InputFrom<Actors[Name]>>(({ input }) => call(input));

/** The machine of a login through a provider with its calls. */
export const provideSocialLogin = (queryClient: QueryClient) =>
  socialLoginMachine.provide({
    actors: {
      begin: step<'begin'>(({ provider }) => api.call(beginSocialLogin, { body: { provider } })),
      complete: step<'complete'>(({ query }) => api.call(completeSocialLogin, { body: { query } })),
      // The session is entered when this is done: entering it leaves the page.
      bind: step<'bind'>(({ login }) => createApiClient({ getToken: () => login.token }).call(bindSocialAccount, { body: {} })),
      enter: step<'enter'>(async ({ login }) => {
        await fetchFirst(queryClient);
        enterSession(login);
      }),
    },
    actions: {
      // In place of this page: the way back from the provider leads to the form, and not to here.
      leave: (_, { address }) => {
        carryPickedLanguage();
        location.replace(address);
      },
    },
  });
