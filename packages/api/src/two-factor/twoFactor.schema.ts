import * as z from 'zod/mini';
import { named, text, wireObject } from '../contract/wire.ts';
import { passkeySchema } from '../passkey/passkey.schema.ts';

/** Sources of the code at the second step of a login. */
export const factors = ['authenticator', 'sms', 'recovery'] as const;

export type Factor = (typeof factors)[number];

export const factorSchema = z.enum(factors);

/** Factors that can be bound. */
export const bindableFactors = ['authenticator', 'sms'] as const;

export type BindableFactor = (typeof bindableFactors)[number];

/** Number of characters of an authenticator's key: base 32. */
export const factorKeyLength = 16;
/** Number of digits of a code from an authenticator or by SMS. */
export const factorCodeLength = 6;
/** Number of recovery codes that are made at once. */
export const recoveryCodeCount = 10;
/** Number of days for which a browser is trusted. */
export const trustedDays = 30;

/** A code: six digits, or a recovery code of two groups of five characters. Spaces and hyphens don't count. */
export const factorCodeSchema = text(40).check(z.minLength(factorCodeLength));

/** A phone number in international or national form: digits, spaces, hyphens and an optional leading plus. */
export const mobileSchema = text(24).check(z.regex(/^\+?[0-9][0-9 -]{5,22}$/));

/** A browser that skips the second step until `expiresAt`. */
export const trustedDeviceSchema = wireObject({
  id: z.uuid(),
  browser: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
});

/** Bound factors of an account, and those that the organization allows. `mobile` shows only the first three and the last four digits. */
export const twoFactorSchema = wireObject({
  hasAuthenticator: named('is_authenticator', z.boolean()),
  hasSms: named('is_sms', z.boolean()),
  mobile: z.string(),
  hasClientCode: named('is_client_code', z.boolean()),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkeySchema),
  trustedDevices: z.array(trustedDeviceSchema),
  allowedFactors: z.array(z.enum(bindableFactors)),
});

export type TwoFactor = z.output<typeof twoFactorSchema>;

/** Ways to complete a login, and the bound phone number as far as it is shown. */
export const secondStepSchema = wireObject({
  factors: z.array(factorSchema),
  hasPasskey: named('is_passkey', z.boolean()),
  mobile: z.string(),
  canTrust: z.boolean(),
});

export type SecondStep = z.output<typeof secondStepSchema>;
