import * as z from 'zod/mini';
import { languageTextsSchema } from '../content/languageTexts.ts';
import { named, text, wireObject } from '../contract/wire.ts';
import { languageSchema } from '../language/language.schema.ts';
import { ownSkinSchema } from '../skin/skin.schema.ts';
import { socialProviderSchema } from '../social-login/socialProvider.schema.ts';

/** Kinds of captcha. */
export const captchaKinds = ['slide', 'click', 'text', 'arithmetic'] as const;

/** A captcha to solve. Images are data URLs. `width`, `height` and `top` are in pixels of the image. */
export const captchaSchema = wireObject({
  id: z.string(),
  kind: z.enum(captchaKinds),
  picture: z.string(),
  /** The loose piece of a slide captcha. */
  piece: z.optional(z.string()),
  /** Distance of the piece from the top edge, in pixels. */
  top: z.optional(z.int()),
  /** Characters of a click captcha, in the order to click them. */
  words: z.optional(z.array(z.string())),
  /** Number of characters of a text captcha. */
  length: z.optional(z.int()),
  width: z.int(),
  height: z.int(),
});

export type Captcha = z.output<typeof captchaSchema>;

/** Data of the login page, available without a session. */
export const loginPageSchema = wireObject({
  systemName: z.string(),
  /** The name in each language; where one is empty, the first language shows. */
  systemNames: languageTextsSchema,
  logo: named('welcome_logo', z.string()),
  domain: z.string(),
  /** Absent when the server asks for none. */
  captcha: z.optional(captchaSchema),
  /** RSA public key for secret payloads: SPKI, base64. */
  publicKey: z.string(),
  hasRegistration: named('is_register', z.boolean()),
  hasRecovery: named('is_recovery', z.boolean()),
  hasPasskeyLogin: named('is_passkey_login', z.boolean()),
  hasSocialLogin: named('is_social_login', z.boolean()),
  /** Providers of the social login, where it is offered. */
  socialProviders: z.array(socialProviderSchema),
  languages: z.array(languageSchema),
  /** The default skin. Devices that have shown another one keep that. */
  skinName: z.string(),
  /** The default skin, if the organization has made it. */
  ownSkin: z.optional(ownSkinSchema),
});

export type LoginPage = z.output<typeof loginPageSchema>;

const pixels = () => z.number().check(z.minimum(0), z.maximum(10_000));

/** Solution of a captcha, in the field of its kind. */
export const captchaAnswerSchema = wireObject({
  id: z.uuid(),
  /** Slide captcha: horizontal offset of the piece, in pixels of the image. */
  offset: z.optional(pixels()),
  /** Click captcha: a point for each character, in pixels of the image. */
  points: z.optional(z.array(z.object({ x: pixels(), y: pixels() })).check(z.maxLength(10))),
  /** Text and arithmetic captcha: the characters, or the result of the sum. */
  text: z.optional(text(40)),
});

export type CaptchaAnswer = z.output<typeof captchaAnswerSchema>;

/** Input of the checks before login: an account name, a captcha solution, or both. */
export const loginCheckSchema = wireObject({ account: z.optional(text(320)), answer: z.optional(captchaAnswerSchema) });

/** A fresh captcha unless the answer passed, and the security question where the account has one. */
export const loginCheckAnswerSchema = wireObject({
  isPassed: z.boolean(),
  /** Whether the solution was correct but the returned captcha must be solved as well. A single captcha could be guessed. */
  isHalfway: z.optional(z.boolean()),
  captcha: z.optional(captchaSchema),
  securityQuestion: z.optional(z.string()),
});

/** Login input. `password` is a secret payload (see `sealSecret`). */
export const loginSchema = wireObject({
  account: text(320).check(z.minLength(1)),
  password: z.string().check(z.minLength(1), z.maxLength(4096)),
  captchaId: z.optional(z.uuid()),
  securityAnswer: z.optional(text(200)),
});

/** Result of a login. Send `token` with every call that changes something, in the header `x-jinshu-token`. */
export const loginAnswerSchema = wireObject({
  userName: named('username', z.string()),
  token: z.string(),
  needsTwoFactor: named('is_twofactor', z.boolean()),
});

export type LoginAnswer = z.output<typeof loginAnswerSchema>;
