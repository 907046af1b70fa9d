import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';
import { languageSchema } from '../language/language.schema.ts';
import { passwordRulesSchema } from '../password/passwordRules.schema.ts';
import { registrationSchema } from './registration.schema.ts';

/** Returns the agreement that a registration accepts, and the rules for its password. */
export const getRegisterAgreement = endpoint({
  method: 'GET',
  path: '/core/register-agreement/',
  access: { of: 'public' },
  summary: 'The registration agreement and the rules for the password.',
  query: wireObject({ language: z.optional(languageSchema) }),
  response: wireObject({ agreement: z.string(), rules: passwordRulesSchema }),
  problems: ['registration-off'],
});

/**
 * Registers. The answer is the same whether the user name is free or taken: an administrator decides. A refused password is `invalid-input`
 * with the reason in `params` under the name of the field.
 */
export const register = endpoint({
  method: 'POST',
  path: '/core/register/',
  access: { of: 'public' },
  summary: 'Sends a registration, which waits for approval.',
  body: registrationSchema,
  response: wireObject({ isPending: z.literal(true) }),
  problems: ['registration-off', 'captcha-not-passed', 'login-rate-limited', 'secret-unreadable'],
});
