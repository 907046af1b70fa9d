import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';
import { socialAccountSchema, socialAnswerSchema, socialQuerySchema } from './socialLogin.schema.ts';
import { socialProviderIds } from './socialProvider.schema.ts';

const provider = z.enum(socialProviderIds);
const address = wireObject({ address: z.string() });
const accounts = wireObject({ accounts: z.array(socialAccountSchema) });

/** Begins a login from elsewhere. Returns the address of the provider, to which the browser goes. */
export const beginSocialLogin = endpoint({
  method: 'POST',
  path: '/login/social/begin/',
  access: { of: 'public' },
  summary: 'Begins a login through a provider.',
  body: wireObject({ provider }),
  response: address,
  problems: ['social-off', 'social-unreachable'],
});

/** Completes a login from elsewhere with the query that the provider sent the browser back with. */
export const completeSocialLogin = endpoint({
  method: 'POST',
  path: '/login/social/',
  access: { of: 'public' },
  summary: 'Starts a session if the account of the provider is bound.',
  body: wireObject({ query: socialQuerySchema }),
  response: socialAnswerSchema,
  problems: ['social-off', 'social-over', 'social-refused', 'social-unreachable', 'login-disabled'],
});

/** Returns the accounts of providers that are bound to the mailbox. */
export const listSocialAccounts = endpoint({
  method: 'GET',
  path: '/setting/social/',
  access: { of: 'account' },
  summary: 'Accounts of providers that are bound to the mailbox.',
  response: accounts,
});

/** Begins to bind an account of a provider. Checks the password, so that an open session is not enough. */
export const beginSocialBinding = endpoint({
  method: 'POST',
  path: '/setting/social/begin/',
  access: { of: 'account' },
  summary: 'Begins to bind an account of a provider.',
  body: wireObject({ provider, password: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  response: address,
  problems: ['password-wrong', 'login-rate-limited', 'secret-unreadable', 'social-off', 'social-unreachable'],
});

/**
 * Binds the account of a provider: with `query` the one that the provider has just told, without it the one that this browser proved before
 * the login.
 */
export const bindSocialAccount = endpoint({
  method: 'POST',
  path: '/setting/social/bind/',
  access: { of: 'account' },
  summary: 'Binds an account of a provider.',
  body: wireObject({ query: z.optional(socialQuerySchema) }),
  response: accounts,
  problems: ['social-off', 'social-over', 'social-refused', 'social-unreachable', 'social-taken'],
});

/** Removes the binding. */
export const unbindSocialAccount = endpoint({
  method: 'POST',
  path: '/setting/social/unbind/',
  access: { of: 'account' },
  summary: 'Removes the binding to an account of a provider.',
  body: wireObject({ provider }),
  response: accounts,
});
