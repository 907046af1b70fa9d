import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';
import { loginAnswerSchema } from '../login/login.schema.ts';
import { newPasskeySchema, passkeyNameSchema, passkeyOptionsSchema, passkeyProofSchema, passkeySchema } from './passkey.schema.ts';

/** A secret payload (see `sealSecret`). */
const sealedPassword = z.string().check(z.minLength(1), z.maxLength(4096));
const passkeyList = wireObject({ passkeys: z.array(passkeySchema) });

/** Begins to add a passkey. Checks the account's password, so that an open session is not enough. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/setting/twofactor/passkey/begin/',
  access: { of: 'account' },
  summary: 'Options with which the browser creates a passkey.',
  body: wireObject({ password: sealedPassword }),
  response: passkeyOptionsSchema,
  problems: ['password-wrong', 'login-rate-limited', 'secret-unreadable', 'passkey-address', 'passkey-limit'],
});

/** Adds a passkey that the browser created. The first factor of an account brings its recovery codes. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/setting/twofactor/passkey/add/',
  access: { of: 'account' },
  summary: 'Adds a passkey.',
  body: wireObject({ name: passkeyNameSchema, credential: newPasskeySchema }),
  response: wireObject({ passkeys: z.array(passkeySchema), recoveryCodes: z.array(z.string()) }),
  problems: ['passkey-wrong', 'passkey-address', 'passkey-limit'],
});

/** Names a passkey. */
export const renamePasskey = endpoint({
  method: 'POST',
  path: '/setting/twofactor/passkey/rename/',
  access: { of: 'account' },
  summary: 'Names a passkey.',
  body: wireObject({ id: z.uuid(), name: passkeyNameSchema }),
  response: passkeyList,
  problems: ['not-found'],
});

/** Removes a passkey. Checks the account's password. */
export const removePasskey = endpoint({
  method: 'POST',
  path: '/setting/twofactor/passkey/remove/',
  access: { of: 'account' },
  summary: 'Removes a passkey.',
  body: wireObject({ id: z.uuid(), password: sealedPassword }),
  response: passkeyList,
  problems: ['password-wrong', 'login-rate-limited', 'secret-unreadable'],
});

/** Begins a login by passkey alone. */
export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: '/login/passkey/begin/',
  access: { of: 'public' },
  summary: 'Options with which the browser asks for a passkey, before it is known who logs in.',
  response: passkeyOptionsSchema,
  problems: ['passkey-off', 'passkey-address'],
});

/** Logs in by passkey alone, without password, captcha and security answer (D-171). */
export const logInWithPasskey = endpoint({
  method: 'POST',
  path: '/login/passkey/',
  access: { of: 'public' },
  summary: 'Starts a session by a passkey.',
  body: wireObject({ credential: passkeyProofSchema }),
  response: loginAnswerSchema,
  problems: ['passkey-off', 'passkey-wrong', 'passkey-address', 'login-disabled'],
});

/** Begins the second step of a login by passkey. */
export const beginPasskeyStep = endpoint({
  method: 'POST',
  path: '/login/twofactor/passkey/begin/',
  access: { of: 'public' },
  summary: 'Options with which the browser asks for one of the passkeys of the account that logs in.',
  response: passkeyOptionsSchema,
  problems: ['second-step-over', 'passkey-address'],
});

/** Completes the login with a passkey. */
export const completeWithPasskey = endpoint({
  method: 'POST',
  path: '/login/twofactor/passkey/',
  access: { of: 'public' },
  summary: 'Completes the login with a passkey.',
  body: wireObject({ credential: passkeyProofSchema, isTrusted: z.optional(z.boolean()) }),
  response: loginAnswerSchema,
  problems: ['second-step-over', 'passkey-wrong', 'passkey-address', 'login-rate-limited', 'login-disabled'],
});
