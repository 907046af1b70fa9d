import * as z from 'zod/mini';
import { named, text, wireObject } from '../contract/wire.ts';
import { languageSchema } from '../language/language.schema.ts';
import { isUserName } from '../login/isUserName.ts';
import { mobileSchema } from '../two-factor/twoFactor.schema.ts';

/** Maximum lengths of the fields of a registration, in characters. */
export const registrationLimits = { fullName: 50, department: 100, reason: 200 } as const;

const filled = (most: number) => text(most).check(z.trim(), z.minLength(1));
const sealed = z.string().check(z.minLength(1), z.maxLength(4096));

/** A registration. The passwords are secret payloads. */
export const registrationSchema = wireObject({
  userName: named(
    'username',
    z.string().check(z.refine(isUserName, 'Use 1 to 64 digits, lowercase letters, underscores, hyphens and dots.')),
  ),
  fullName: named('realname', filled(registrationLimits.fullName)),
  password: sealed,
  confirmPassword: sealed,
  mobile: mobileSchema,
  department: filled(registrationLimits.department),
  reason: filled(registrationLimits.reason),
  /** Whether the user accepted the agreement. */
  isAgreed: z.literal(true),
  /** Language of the notice about the decision. */
  language: languageSchema,
  captchaId: z.optional(z.uuid()),
});

/** Reasons why a password is refused, by the field that they belong to. A refusal has them in `params`. */
export const registrationFaults = { password: ['rules', 'common'], confirmPassword: ['different'] } as const;
