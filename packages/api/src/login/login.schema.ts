import * as z from 'zod/mini';
import { named, text, wireObject } from '../contract/wire.ts';
import { languageSchema } from '../language/language.schema.ts';

/** The kinds of captcha (LGN-11). */
export const captchaKinds = ['slide', 'click', 'text', 'arithmetic'] as const;

/** A captcha to be solved. Pictures are data addresses; `width`, `height` and `top` are pixels of the picture. */
export const captchaSchema = wireObject({
  id: z.string(),
  kind: z.enum(captchaKinds),
  picture: z.string(),
  /** The loose piece of a slide captcha. */
  piece: z.optional(z.string()),
  /** How far from the top edge the piece sits. */
  top: z.optional(z.int()),
  width: z.int(),
  height: z.int(),
});

export type Captcha = z.output<typeof captchaSchema>;

/** What the login page needs before anybody is known (LGN-45). */
export const loginPageSchema = wireObject({
  systemName: z.string(),
  logo: named('welcome_logo', z.string()),
  domain: z.string(),
  /** Absent when the server asks for none. */
  captcha: z.optional(captchaSchema),
  /** RSA key of secret payloads: SPKI, base64 (API-06). */
  publicKey: z.string(),
  hasRegistration: named('is_register', z.boolean()),
  hasRecovery: named('is_recovery', z.boolean()),
  hasSocialLogin: named('is_social_login', z.boolean()),
  languages: z.array(languageSchema),
});

export type LoginPage = z.output<typeof loginPageSchema>;

/** An answer to a captcha: the horizontal offset of a slide captcha in pixels of its picture. */
export const captchaAnswerSchema = wireObject({ id: z.uuid(), offset: z.number().check(z.minimum(0), z.maximum(10_000)) });

/** Checks before the login: an account name, a captcha, or both (LGN-46). */
export const loginCheckSchema = wireObject({ account: z.optional(text(320)), answer: z.optional(captchaAnswerSchema) });

/** A fresh captcha unless the answer passed, and the security question where the account has one. */
export const loginCheckAnswerSchema = wireObject({
  isPassed: z.boolean(),
  /** The answer was right, and the captcha that comes with this is to be solved too: one alone could be guessed. */
  isHalfway: z.optional(z.boolean()),
  captcha: z.optional(captchaSchema),
  securityQuestion: z.optional(z.string()),
});

/** A login (LGN-47). `password` is a secret payload: see `sealSecret`. */
export const loginSchema = wireObject({
  account: text(320).check(z.minLength(1)),
  password: z.string().check(z.minLength(1), z.maxLength(4096)),
  captchaId: z.optional(z.uuid()),
  securityAnswer: z.optional(text(200)),
});

/** Who is in now. `token` goes with every changing call, in the header `x-jinshu-token`. */
export const loginAnswerSchema = wireObject({
  userName: named('username', z.string()),
  token: z.string(),
  needsTwoFactor: named('is_twofactor', z.boolean()),
});

export type LoginAnswer = z.output<typeof loginAnswerSchema>;
