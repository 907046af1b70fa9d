import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, wireObject } from '../contract/wire.ts';
import { lockAreaSchema, lockAreas, lockStatusSchema } from './lock.schema.ts';

/** Sealed with the key of the login page (API-06). */
const lockPassword = z.string().check(z.maxLength(1000));
const areas = z.array(lockAreaSchema).check(z.minLength(1), z.maxLength(lockAreas.length));
const done = z.object({ msg: z.string() });

/** Answers the six flags of the lock (FLK-21). */
export const getLockStatus = endpoint({
  method: 'GET',
  path: '/core/flock-status/',
  access: { of: 'account' },
  summary: 'Which areas are locked, and which of them this session has released.',
  response: lockStatusSchema,
});

/** Answers the settings of the lock: each area, and whether it has one (FLK-24). */
export const getLock = endpoint({
  method: 'GET',
  path: '/setting/get-flock/',
  access: { of: 'account' },
  summary: 'The areas that can be locked, and whether each is.',
  response: listOf(wireObject({ area: lockAreaSchema, isLocked: z.boolean() })),
});

/** Sets the lock for the first time (FLK-25). What is locked is so at once, for this session too. */
export const setLock = endpoint({
  method: 'POST',
  path: '/setting/set-flock/',
  access: { of: 'mailbox', needs: 'full' },
  summary: 'Sets the lock password and the areas that it locks.',
  body: wireObject({ lockPassword, areas }),
  response: done,
  problems: ['lock-exists', 'lock-password-rule', 'secret-unreadable'],
});

/** Changes the lock (FLK-23, FLK-26). Only for a session that has released what is locked (D-20). */
export const changeLock = endpoint({
  method: 'POST',
  path: '/setting/alt-flock/',
  access: { of: 'mailbox', needs: 'full' },
  summary: 'Changes the lock password, and the areas where they are given.',
  body: wireObject({ lockPassword, areas: z.optional(areas) }),
  response: done,
  problems: ['area-locked', 'lock-not-found', 'lock-password-rule', 'secret-unreadable'],
});

/** Checks a lock password; a right one releases the area for this session (FLK-22, FLK-27). */
export const releaseLock = endpoint({
  method: 'POST',
  path: '/setting/ck-flock/',
  access: { of: 'account' },
  summary: 'Releases a locked area for this session.',
  body: wireObject({ lockPassword, area: lockAreaSchema }),
  response: lockStatusSchema,
  problems: ['lock-not-found', 'lock-password-rule', 'lock-password-wrong', 'login-rate-limited', 'secret-unreadable'],
});

/** Switches the lock of an area off for good (FLK-28). */
export const removeLock = endpoint({
  method: 'POST',
  path: '/setting/rel-flock/',
  access: { of: 'mailbox', needs: 'full' },
  summary: 'Switches the lock of an area off.',
  body: wireObject({ lockPassword, area: lockAreaSchema }),
  response: lockStatusSchema,
  problems: ['lock-not-found', 'lock-password-rule', 'lock-password-wrong', 'login-rate-limited', 'secret-unreadable'],
});

/** Locks the screen on the server too: until it is unlocked, this session is answered `screen-locked` by all that unlocking does not need (LCK-07). */
export const lockScreen = endpoint({
  method: 'POST',
  path: '/core/lockscreen/lock/',
  access: { of: 'account', isOpenWhileLocked: true },
  summary: 'Locks the screen: the session goes on, and is answered nothing but what unlocking needs.',
  response: done,
});

/** Unlocks the screen with the mailbox password (LCK-11). The session went on all the while. */
export const unlockScreen = endpoint({
  method: 'POST',
  path: '/core/lockscreen/',
  access: { of: 'account', isOpenWhileLocked: true },
  summary: 'Checks the password of a locked screen; answers the token, new or the same.',
  body: wireObject({ password: z.string().check(z.minLength(1), z.maxLength(1000)), timestamp: z.int() }),
  response: wireObject({ token: z.string() }),
  problems: ['lock-password-wrong', 'login-rate-limited', 'secret-unreadable'],
});
