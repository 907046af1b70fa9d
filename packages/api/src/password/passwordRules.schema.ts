import * as z from 'zod/mini';
import { named, wireObject } from '../contract/wire.ts';

/** The rules that a new password has to meet, and what it must not contain. */
export const passwordRulesSchema = wireObject({
  type: named('passwd_type', z.union([z.literal(2), z.literal(3), z.literal(4)])),
  minimumLength: named('passwd_size2', z.int().check(z.minimum(1), z.maximum(16))),
  refusesDigitRuns: named('passwd_digital', z.boolean()),
  refusesAccount: named('passwd_name', z.boolean()),
  refusesName: named('passwd_name2', z.boolean()),
  refusesLetterRuns: named('passwd_letter', z.boolean()),
  refusesRepeats: named('passwd_letter2', z.boolean()),
  /** The account: the part of the address before the @. */
  account: z.string(),
  /** The name of the user in pinyin, in each way to spell it. Empty for a name without Chinese characters. */
  spelledNames: z.array(z.string()),
});

export type PasswordRules = z.output<typeof passwordRulesSchema>;
