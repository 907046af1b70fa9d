import * as z from 'zod/mini';
import { text, wireObject } from '../contract/wire.ts';
import { passwordRulesSchema } from '../password/passwordRules.schema.ts';
import { factorCodeSchema } from '../two-factor/twoFactor.schema.ts';

/** Ways to recover a password. */
export const recoveryWays = ['question', 'sms'] as const;

export type RecoveryWay = (typeof recoveryWays)[number];

/** Names of the six steps. */
export const recoverySteps = ['0', '2', '3', 'sms1', 'sms2', 'sms3'] as const;

export type RecoveryStep = (typeof recoverySteps)[number];

const sealed = z.string().check(z.minLength(1), z.maxLength(4096));
const ticket = z.string().check(z.regex(/^[\w-]{43}$/));

/** Account whose password is recovered, and the captcha. */
export const recoveryAccountSchema = wireObject({ account: text(320).check(z.minLength(1)), captchaId: z.optional(z.uuid()) });

/** Ways of the organization. They and the question say nothing about the account: an unknown one gets an answer as well. */
export const recoveryBegunSchema = wireObject({ ticket: z.string(), ways: z.array(z.enum(recoveryWays)), question: z.string() });

/** Ticket of the step before. */
export const recoveryTicketSchema = wireObject({ ticket });

/** Answer to the security question, as a secret payload. */
export const recoveryAnswerSchema = wireObject({ ticket, answer: sealed });

/** Code sent by SMS. */
export const recoveryCodeSchema = wireObject({ ticket, code: factorCodeSchema });

/** Ticket for the new password, and the rules it has to meet. */
export const recoveryProvedSchema = wireObject({ ticket: z.string(), rules: passwordRulesSchema });

export type RecoveryProved = z.output<typeof recoveryProvedSchema>;

/** New password, twice, as secret payloads. */
export const recoveryPasswordSchema = wireObject({ ticket, newPassword: sealed, confirmPassword: sealed });
