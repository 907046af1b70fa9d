import * as z from 'zod/mini';
import { named, wireObject } from '../contract/wire.ts';
import { loginAnswerSchema } from '../login/login.schema.ts';
import { socialProviderIds } from './socialProvider.schema.ts';

/** A provider and the account there that is bound to the mailbox. `account` and `boundAt` are empty where there is none. */
export const socialAccountSchema = wireObject({
  id: z.enum(socialProviderIds),
  name: z.string(),
  isBound: named('is_bound', z.boolean()),
  account: z.string(),
  boundAt: z.string(),
});

export type SocialAccount = z.output<typeof socialAccountSchema>;

/** The query with which the provider sends the browser back: code and state, or an error. */
export const socialQuerySchema = z.string().check(z.minLength(1), z.maxLength(4096));

/** Result of a login from elsewhere. An unbound account can be bound by `bindSocialAccount` after a login with the password. */
export const socialAnswerSchema = wireObject({
  isBound: named('is_bound', z.boolean()),
  /** Name of the provider. */
  provider: z.string(),
  /** The session; absent where nothing is bound. */
  login: z.optional(loginAnswerSchema),
});

export type SocialAnswer = z.output<typeof socialAnswerSchema>;
