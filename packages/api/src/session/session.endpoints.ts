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

/** A session of the user. */
export const listedSessionSchema = wireObject({
  id: z.uuid(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  ip: z.string(),
  /** Browser and system, such as `Firefox 140, Windows`; empty if unknown. */
  browser: z.string(),
  isCurrent: z.boolean(),
});

export type ListedSession = z.output<typeof listedSessionSchema>;

const sessionList = wireObject({ sessions: z.array(listedSessionSchema) });

/** Returns the user's sessions, the last used first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/setting/sessions/',
  access: { of: 'account' },
  summary: "The user's sessions.",
  response: sessionList,
});

/** Ends one of the user's other sessions, or all of them. */
export const endSessions = endpoint({
  method: 'POST',
  path: '/setting/sessions/end/',
  access: { of: 'account' },
  summary: 'Ends another session, or without an id all other sessions.',
  body: wireObject({ id: z.optional(z.uuid()) }),
  response: sessionList,
});
