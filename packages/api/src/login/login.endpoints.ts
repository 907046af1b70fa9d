import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';
import { loginAnswerSchema, loginCheckAnswerSchema, loginCheckSchema, loginPageSchema, loginSchema } from './login.schema.ts';

/** Returns the data of the login page. */
export const getLoginPage = endpoint({
  method: 'GET',
  path: '/core/login-before/',
  access: { of: 'public' },
  summary: 'Data of the login page before login.',
  response: loginPageSchema,
});

/** Checks a captcha before login. Returns the security question if the account has one. */
export const checkLogin = endpoint({
  method: 'POST',
  path: '/core/login-before/',
  access: { of: 'public' },
  summary: 'Checks a captcha and returns whether the account has a security question.',
  body: loginCheckSchema,
  response: loginCheckAnswerSchema,
});

/**
 * Starts a session. If the account has a security question and the answer is missing or wrong, the problem has the question in `params`.
 */
export const logIn = endpoint({
  method: 'POST',
  path: '/login/',
  access: { of: 'public' },
  summary: 'Starts a session.',
  body: loginSchema,
  response: loginAnswerSchema,
  problems: [
    'directory-unreachable',
    'login-failed',
    'login-disabled',
    'login-rate-limited',
    'captcha-not-passed',
    'secret-unreadable',
    'registration-waiting',
    'registration-refused',
    'security-answer-needed',
    'security-answer-wrong',
  ],
});

/** Ends the session. Returns the URL to open next, or empty for the login page. */
export const logOut = endpoint({
  method: 'GET',
  path: '/logout/',
  access: { of: 'account', isOpenWhileLocked: true },
  summary: 'Ends the session.',
  response: wireObject({ logoutUrl: z.string() }),
  changes: true,
});
