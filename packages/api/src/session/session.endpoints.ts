import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';

/** Lifetime of a session without a refresh, in seconds. */
export const sessionSeconds = 1800;

/** Extends the session. */
export const refreshSession = endpoint({
  method: 'POST',
  path: '/refresh/',
  access: { of: 'account', isOpenWhileLocked: true },
  summary: 'Extends the session and returns its token, new or the same.',
  response: wireObject({ token: z.string() }),
});

/** Profile of a user as others see it. */
export const userInfoSchema = wireObject({
  name: named('realname', z.string()),
  address: named('email', z.string()),
  department: z.string(),
  gender: z.string(),
  imageUrl: named('imgurl', z.string()),
  /** Bytes used and available in the user's own mailbox. A total of 0 means no limit. */
  capacityUsed: z.int(),
  capacityTotal: z.int(),
});

export type UserInfo = z.output<typeof userInfoSchema>;

/** Returns the user's own profile. */
export const getUserInfo = endpoint({
  method: 'GET',
  path: '/core/userinfo/',
  access: { of: 'account', isOpenBeforeChange: true },
  summary: "The user's own profile.",
  response: userInfoSchema,
});
