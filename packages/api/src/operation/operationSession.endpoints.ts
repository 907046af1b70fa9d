import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, text, wireObject } from '../contract/wire.ts';
import { passkeyOptionsSchema, passkeyProofSchema } from '../passkey/passkey.schema.ts';
import { factorCodeSchema, factorSchema, secondStepSchema } from '../two-factor/twoFactor.schema.ts';
import { operationRoles } from './operationRole.ts';

/** A secret payload; see `sealSecret`. */
const sealed = z.string().check(z.minLength(1), z.maxLength(4096));

/** Minutes without input that end a session of the back stage, and hours after which it ends at the latest (D-149). */
export const operationSessionLimits = { idleMinutes: 15, hours: 8, passwordMinutes: 10 } as const;

/** A department by its id. */
export const departmentNameSchema = wireObject({ id: z.int(), name: z.string() });

/** Session of the back stage with its user and its lifetimes. Send `token` with every call that changes something, as in the webmail. */
export const operationSessionSchema = wireObject({
  accountId: z.int(),
  userName: named('username', z.string()),
  name: named('realname', z.string()),
  role: z.enum(operationRoles),
  /** Departments of an organization administrator, without those below them. */
  departments: z.array(departmentNameSchema),
  token: z.string(),
  /** Seconds until the session ends without input. */
  idleAfter: named('lock_left', z.int()),
  /** Seconds until the session ends in any case. */
  expiresAfter: named('expired_left', z.int()),
  /** Seconds for which the password isn't asked for again. */
  passwordFor: named('password_left', z.int()),
});

export type OperationSession = z.output<typeof operationSessionSchema>;

/** A session, or `null` where the second factor is still to come. */
const loginAnswer = wireObject({ session: z.nullable(operationSessionSchema) });

/** Starts a session of the back stage. The captcha is that of the webmail: `getLoginPage` and `checkLogin`. */
export const logInToOperation = endpoint({
  method: 'POST',
  path: '/operation/login/',
  access: { of: 'public' },
  summary: 'Starts a session of the back stage.',
  body: wireObject({ account: text(320).check(z.minLength(1)), password: sealed, captchaId: z.optional(z.uuid()) }),
  response: loginAnswer,
  problems: [
    'login-failed',
    'login-disabled',
    'login-rate-limited',
    'captcha-not-passed',
    'secret-unreadable',
    'operation-refused',
    'directory-unreachable',
  ],
});

/** Returns the second factors of the account that waits for one. */
export const getOperationSecondStep = endpoint({
  method: 'GET',
  path: '/operation/login/twofactor/',
  access: { of: 'public' },
  summary: 'Second factors of the account that logs in to the back stage.',
  response: secondStepSchema,
  problems: ['second-step-over'],
});

/** Sends the code of a second factor by SMS. */
export const sendOperationCode = endpoint({
  method: 'POST',
  path: '/operation/login/twofactor/sms/',
  access: { of: 'public' },
  summary: 'Sends the code of a second factor by SMS.',
  response: z.object({}),
  problems: ['second-step-over', 'sms-too-soon', 'sms-not-sent', 'login-rate-limited'],
});

/** Completes the login with a second factor. */
export const logInToOperationWithFactor = endpoint({
  method: 'POST',
  path: '/operation/login/twofactor/',
  access: { of: 'public' },
  summary: 'Completes the login to the back stage with a second factor.',
  body: wireObject({ factor: factorSchema, code: factorCodeSchema }),
  response: operationSessionSchema,
  problems: ['second-step-over', 'code-wrong', 'login-rate-limited', 'login-disabled', 'operation-refused'],
});

/** Begins the second step of a back-stage login by passkey. */
export const beginOperationPasskey = endpoint({
  method: 'POST',
  path: '/operation/login/twofactor/passkey/begin/',
  access: { of: 'public' },
  summary: 'Options with which the browser asks for one of the passkeys of the account that logs in to the back stage.',
  response: passkeyOptionsSchema,
  problems: ['second-step-over', 'passkey-address'],
});

/** Completes a back-stage login with a passkey. */
export const completeOperationWithPasskey = endpoint({
  method: 'POST',
  path: '/operation/login/twofactor/passkey/',
  access: { of: 'public' },
  summary: 'Completes the login to the back stage with a passkey.',
  body: wireObject({ credential: passkeyProofSchema }),
  response: operationSessionSchema,
  problems: ['second-step-over', 'passkey-wrong', 'passkey-address', 'login-rate-limited', 'login-disabled', 'operation-refused'],
});

/** Returns the session, as often as the page wants: it doesn't count as input. */
export const getOperationSession = endpoint({
  method: 'GET',
  path: '/operation/session/',
  access: { of: 'operation', needs: 'role', isPassive: true },
  summary: 'The session of the back stage.',
  response: operationSessionSchema,
});

/** Counts as input, for pages on which the user types for a long time without calls. */
export const keepOperationSession = endpoint({
  method: 'POST',
  path: '/operation/session/use/',
  access: { of: 'operation', needs: 'role' },
  summary: 'Keeps the session of the back stage for another 15 minutes.',
  response: operationSessionSchema,
});

/** Checks the password of the caller, so that calls that ask for it are allowed for 10 minutes. */
export const confirmOperationPassword = endpoint({
  method: 'POST',
  path: '/operation/session/password/',
  access: { of: 'operation', needs: 'role' },
  summary: 'Checks the password again.',
  body: wireObject({ password: sealed }),
  response: operationSessionSchema,
  problems: ['login-failed', 'login-rate-limited', 'secret-unreadable', 'directory-unreachable'],
});

/** Ends the session of the back stage. Those of the webmail continue. */
export const logOutOfOperation = endpoint({
  method: 'POST',
  path: '/operation/logout/',
  access: { of: 'operation', needs: 'role' },
  summary: 'Ends the session of the back stage.',
  response: z.object({}),
});
