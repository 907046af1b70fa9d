import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { text, wireObject } from '../contract/wire.ts';
import { passwordRulesSchema } from './passwordRules.schema.ts';

/** A secret payload; see `sealSecret`. */
const sealed = z.string().check(z.minLength(1), z.maxLength(4096));

/** Returns the rules for a new password. */
export const getPasswordRules = endpoint({
  method: 'GET',
  path: '/setting/get-password/',
  access: { of: 'account', isOpenBeforeChange: true },
  summary: 'The rules for a new password.',
  response: passwordRulesSchema,
});

/** Reasons why a password is refused, by the field that they belong to. A refusal has them in `params`. */
export const passwordFaults = {
  password: ['wrong'],
  newPassword: ['rules', 'common', 'former'],
  confirmPassword: ['different'],
} as const;

/**
 * Changes the password. All other sessions of the account end. This one continues with another cookie and the returned token. A refusal is
 * `invalid-input` with texts per field, and the reason in `params` under the name of the field.
 */
export const changePassword = endpoint({
  method: 'POST',
  path: '/setting/set-password/',
  access: { of: 'account', isOpenBeforeChange: true },
  summary: 'Changes the password and ends all other sessions.',
  body: wireObject({ password: sealed, newPassword: sealed, confirmPassword: sealed }),
  response: z.object({ token: z.string() }),
  problems: ['login-rate-limited', 'secret-unreadable', 'password-elsewhere'],
});

/** Maximum lengths of a security question and its answer, in characters. An answer has to fit into a secret payload. */
export const securityLimits = { question: 100, answer: 50 } as const;

/** The security question of the account; empty if none is set. */
export const securityQuestionSchema = wireObject({ question: z.string() });

/** Returns the security question. Its answer is never returned. */
export const getSecurityQuestion = endpoint({
  method: 'GET',
  path: '/setting/get-security/',
  access: { of: 'account' },
  summary: 'The security question of the account.',
  response: securityQuestionSchema,
});

/** Sets the security question and its answer. Both empty remove them. The answer is a secret payload. */
export const setSecurityQuestion = endpoint({
  method: 'POST',
  path: '/setting/set-security/',
  access: { of: 'account' },
  summary: 'Sets or removes the security question.',
  body: wireObject({ question: text(securityLimits.question).check(z.trim()), answer: z.string().check(z.maxLength(4096)) }),
  response: securityQuestionSchema,
  problems: ['secret-unreadable'],
});
