import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';

/** Seconds a session lives before it has to be refreshed (SES-12). */
export const sessionSeconds = 1800;

/** Prolongs the session (SES-17). */
export const refreshSession = endpoint({
  method: 'POST',
  path: '/refresh/',
  access: { of: 'account', isOpenWhileLocked: true },
  summary: 'Prolongs the session; answers the token, new or the same.',
  response: wireObject({ token: z.string() }),
});

/** The profile as others see it (SET-14). */
export const userInfoSchema = wireObject({
  name: named('realname', z.string()),
  address: named('email', z.string()),
  department: z.string(),
  gender: z.string(),
  imageUrl: named('imgurl', z.string()),
  /** Bytes that count against the capacity of the own mailbox, and how many it holds; 0 is no limit (ATT-45). */
  capacityUsed: z.int(),
  capacityTotal: z.int(),
});

export type UserInfo = z.output<typeof userInfoSchema>;

/** Answers the user's own profile (SES-19). */
export const getUserInfo = endpoint({
  method: 'GET',
  path: '/core/userinfo/',
  access: { of: 'account' },
  summary: "The user's own profile.",
  response: userInfoSchema,
});
