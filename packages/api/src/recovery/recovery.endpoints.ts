import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';
import {
  recoveryAccountSchema,
  recoveryAnswerSchema,
  recoveryBegunSchema,
  recoveryCodeSchema,
  recoveryPasswordSchema,
  recoveryProvedSchema,
  recoveryTicketSchema,
} from './recovery.schema.ts';

const step = { method: 'POST', access: { of: 'public' } } as const;
const done = z.object({ msg: z.string() });

/** Step `0`: begins with an account and a captcha. */
export const beginRecovery = endpoint({
  ...step,
  path: '/core/secret-reset/0/',
  summary: 'Begins the recovery of a password and returns the ways of the organization.',
  body: recoveryAccountSchema,
  response: recoveryBegunSchema,
  problems: ['recovery-off', 'captcha-not-passed', 'login-rate-limited'],
});

/** Step `2`: checks the answer to the security question. A wrong answer counts as a failed login. */
export const answerSecurityQuestion = endpoint({
  ...step,
  path: '/core/secret-reset/2/',
  summary: 'Checks the answer to the security question.',
  body: recoveryAnswerSchema,
  response: recoveryProvedSchema,
  problems: ['recovery-off', 'recovery-over', 'security-answer-wrong', 'login-rate-limited', 'secret-unreadable'],
});

/** Step `3`: sets a new password after the question. All sessions of the account end. Refuses like `changePassword`. */
export const resetPasswordByQuestion = endpoint({
  ...step,
  path: '/core/secret-reset/3/',
  summary: 'Sets a new password after the security question.',
  body: recoveryPasswordSchema,
  response: done,
  problems: ['recovery-off', 'recovery-over', 'secret-unreadable'],
});

/** Step `sms1`: sends a code to the bound phone. The answer is the same if there is none. */
export const sendRecoveryCode = endpoint({
  ...step,
  path: '/core/secret-reset/sms1/',
  summary: 'Sends a code to the phone that the account has bound.',
  body: recoveryTicketSchema,
  response: wireObject({ ticket: z.string() }),
  problems: ['recovery-off', 'recovery-over', 'sms-too-soon', 'login-rate-limited'],
});

/** Step `sms2`: checks the code. A wrong one counts as a failed login. */
export const checkRecoveryCode = endpoint({
  ...step,
  path: '/core/secret-reset/sms2/',
  summary: 'Checks the code sent by SMS.',
  body: recoveryCodeSchema,
  response: recoveryProvedSchema,
  problems: ['recovery-off', 'recovery-over', 'code-wrong', 'login-rate-limited'],
});

/** Step `sms3`: sets a new password after the code. All sessions of the account end. Refuses like `changePassword`. */
export const resetPasswordBySms = endpoint({
  ...step,
  path: '/core/secret-reset/sms3/',
  summary: 'Sets a new password after the code sent by SMS.',
  body: recoveryPasswordSchema,
  response: done,
  problems: ['recovery-off', 'recovery-over', 'secret-unreadable'],
});
