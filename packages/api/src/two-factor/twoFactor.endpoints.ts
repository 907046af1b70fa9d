import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';
import { loginAnswerSchema } from '../login/login.schema.ts';
import {
  factorCodeSchema,
  factorSchema,
  mobileSchema,
  secondStepSchema,
  trustedDeviceSchema,
  twoFactorSchema,
} from './twoFactor.schema.ts';

const done = z.object({ msg: z.string() });
const codeBody = wireObject({ code: factorCodeSchema });
/** Answer of a call that binds a factor: recovery codes if it is the account's first, and otherwise none. */
const bound = wireObject({ msg: z.string(), recoveryCodes: z.array(z.string()) });

/** Returns which factors are bound. */
export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/setting/twofactor/show/',
  access: { of: 'account', isOpenBeforeBinding: true },
  summary: 'Bound second factors, recovery codes left and trusted browsers.',
  response: twoFactorSchema,
});

/** Makes a new key for an authenticator. It has no effect until `verifyAuthenticator` accepts a code of it. */
export const getAuthenticatorSecret = endpoint({
  method: 'POST',
  path: '/setting/twofactor/secret/',
  access: { of: 'account', isOpenBeforeBinding: true },
  summary: 'New key for an authenticator: 16 characters in base 32.',
  response: wireObject({ secret: z.string() }),
});

/** Returns the image that an authenticator scans: the URI and the same as an SVG data URL. */
export const getAuthenticatorQrCode = endpoint({
  method: 'GET',
  path: '/setting/twofactor/qrcode/',
  access: { of: 'account', isOpenBeforeBinding: true },
  summary: 'QR code of the key that getAuthenticatorSecret made.',
  response: wireObject({ uri: z.string(), picture: z.string() }),
  problems: ['code-wrong'],
});

/** Binds the authenticator. */
export const verifyAuthenticator = endpoint({
  method: 'POST',
  path: '/setting/twofactor/verify/',
  access: { of: 'account', isOpenBeforeBinding: true },
  summary: 'Binds the authenticator if the code is right.',
  body: codeBody,
  response: bound,
  problems: ['code-wrong', 'login-rate-limited'],
});

/** Releases the authenticator. */
export const releaseAuthenticator = endpoint({
  method: 'POST',
  path: '/setting/twofactor/release/',
  access: { of: 'account' },
  summary: 'Releases the authenticator if the code is right.',
  body: codeBody,
  response: done,
  problems: ['code-wrong', 'login-rate-limited'],
});

/** Sends a code to a phone, to bind it. */
export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/setting/twofactor/phone/sms/',
  access: { of: 'account', isOpenBeforeBinding: true },
  summary: 'Sends a code to a phone number.',
  body: wireObject({ mobile: mobileSchema }),
  response: done,
  problems: ['sms-too-soon', 'sms-not-sent'],
});

/** Binds the phone. */
export const verifyPhone = endpoint({
  method: 'POST',
  path: '/setting/twofactor/phone/verify/',
  access: { of: 'account', isOpenBeforeBinding: true },
  summary: 'Binds the phone number if the code is right.',
  body: wireObject({ mobile: mobileSchema, code: factorCodeSchema }),
  response: bound,
  problems: ['code-wrong', 'login-rate-limited'],
});

/** Sends the code that releases the phone. */
export const sendReleaseCode = endpoint({
  method: 'POST',
  path: '/setting/twofactor/phone/release-sms/',
  access: { of: 'account' },
  summary: 'Sends a code to the bound phone number.',
  response: done,
  problems: ['sms-too-soon', 'sms-not-sent', 'not-found'],
});

/** Releases the phone. */
export const releasePhone = endpoint({
  method: 'POST',
  path: '/setting/twofactor/phone/release/',
  access: { of: 'account' },
  summary: 'Releases the phone number if the code is right.',
  body: codeBody,
  response: done,
  problems: ['code-wrong', 'login-rate-limited'],
});

/** Makes ten new recovery codes. The old ones become invalid. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/setting/twofactor/recovery/',
  access: { of: 'account' },
  summary: 'New recovery codes if the code of a bound factor is right.',
  body: wireObject({ factor: factorSchema, code: factorCodeSchema }),
  response: wireObject({ recoveryCodes: z.array(z.string()) }),
  problems: ['code-wrong', 'login-rate-limited'],
});

/** Removes a trusted browser. It must pass the second step at its next login. */
export const removeTrustedDevice = endpoint({
  method: 'POST',
  path: '/setting/twofactor/devices/remove/',
  access: { of: 'account' },
  summary: 'Removes a trusted browser.',
  body: wireObject({ id: z.uuid() }),
  response: wireObject({ trustedDevices: z.array(trustedDeviceSchema) }),
});

/** Shortest and longest code for mail clients. */
export const clientCodeLengths = { least: 12, most: 64 } as const;
const clientCode = z.string().check(z.minLength(1), z.maxLength(4096));

/** Sets the code for mail clients. It is sent as a secret payload (see `sealSecret`). */
export const setClientCode = endpoint({
  method: 'POST',
  path: '/setting/twofactor/client/set/',
  access: { of: 'account' },
  summary: 'Sets the code that mail clients use instead of the password.',
  body: wireObject({ code: clientCode }),
  response: done,
  problems: ['secret-unreadable', 'client-code-rule'],
});

/** Returns whether a code for mail clients is right. It is sent as a secret payload (see `sealSecret`). */
export const verifyClientCode = endpoint({
  method: 'POST',
  path: '/setting/twofactor/client/verify/',
  access: { of: 'account' },
  summary: 'Whether a code for mail clients is right.',
  body: wireObject({ code: clientCode }),
  response: wireObject({ isRight: named('is_right', z.boolean()) }),
  problems: ['secret-unreadable', 'login-rate-limited'],
});

/** Removes the code for mail clients. */
export const releaseClientCode = endpoint({
  method: 'POST',
  path: '/setting/twofactor/client/release/',
  access: { of: 'account' },
  summary: 'Removes the code for mail clients.',
  response: done,
});

/** Returns the ways to complete the login that this browser began with a password. */
export const getSecondStep = endpoint({
  method: 'GET',
  path: '/login/twofactor/',
  access: { of: 'public' },
  summary: 'Factors that can complete the login.',
  response: secondStepSchema,
  problems: ['second-step-over'],
});

/** Sends a login code to the bound phone. */
export const sendLoginCode = endpoint({
  method: 'POST',
  path: '/login/twofactor/sms/',
  access: { of: 'public' },
  summary: 'Sends a login code to the bound phone number.',
  response: done,
  problems: ['second-step-over', 'sms-too-soon', 'sms-not-sent'],
});

/** Completes the login. */
export const logInWithFactor = endpoint({
  method: 'POST',
  path: '/login/twofactor/',
  access: { of: 'public' },
  summary: 'Completes the login with a second factor.',
  body: wireObject({ factor: factorSchema, code: factorCodeSchema, isTrusted: z.optional(z.boolean()) }),
  response: loginAnswerSchema,
  problems: ['second-step-over', 'code-wrong', 'login-rate-limited', 'login-disabled'],
});
