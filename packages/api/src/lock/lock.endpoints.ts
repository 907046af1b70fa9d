import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, wireObject } from '../contract/wire.ts';
import { lockAreaSchema, lockAreas, lockStatusSchema } from './lock.schema.ts';

/** Encrypted with the public key of the login page (see `sealSecret`). */
const lockPassword = z.string().check(z.maxLength(1000));
const areas = z.array(lockAreaSchema).check(z.minLength(1), z.maxLength(lockAreas.length));
const done = z.object({ msg: z.string() });

/** Returns the six flags of the lock. */
export const getLockStatus = endpoint({
  method: 'GET',
  path: '/core/flock-status/',
  access: { of: 'account' },
  summary: 'Locked areas, and those that this session has unlocked.',
  response: lockStatusSchema,
});

/** Returns the lock settings: each area, and whether it is locked. */
export const getLock = endpoint({
  method: 'GET',
  path: '/setting/get-flock/',
  access: { of: 'account' },
  summary: 'Areas that can be locked, and whether each is locked.',
  response: listOf(wireObject({ area: lockAreaSchema, isLocked: z.boolean() })),
});

/** Sets up the lock. The areas are locked immediately, for this session, too. */
export const setLock = endpoint({
  method: 'POST',
  path: '/setting/set-flock/',
  access: { of: 'mailbox', needs: 'full' },
  summary: 'Sets the lock password and the areas that it locks.',
  body: wireObject({ lockPassword, areas }),
  response: done,
  problems: ['lock-exists', 'lock-password-rule', 'secret-unreadable'],
});

/** Changes the lock. Allowed only if this session has unlocked all locked areas. */
export const changeLock = endpoint({
  method: 'POST',
  path: '/setting/alt-flock/',
  access: { of: 'mailbox', needs: 'full' },
  summary: 'Changes the lock password, and the areas where they are given.',
  body: wireObject({ lockPassword, areas: z.optional(areas) }),
  response: done,
  problems: ['area-locked', 'lock-not-found', 'lock-password-rule', 'secret-unreadable'],
});

/** Checks the lock password. If it is correct, unlocks the area for this session. */
export const releaseLock = endpoint({
  method: 'POST',
  path: '/setting/ck-flock/',
  access: { of: 'account' },
  summary: 'Unlocks an area for this session.',
  body: wireObject({ lockPassword, area: lockAreaSchema }),
  response: lockStatusSchema,
  problems: ['lock-not-found', 'lock-password-rule', 'lock-password-wrong', 'login-rate-limited', 'secret-unreadable'],
});

/** Removes the lock of an area. */
export const removeLock = endpoint({
  method: 'POST',
  path: '/setting/rel-flock/',
  access: { of: 'mailbox', needs: 'full' },
  summary: 'Removes the lock of an area.',
  body: wireObject({ lockPassword, area: lockAreaSchema }),
  response: lockStatusSchema,
  problems: ['lock-not-found', 'lock-password-rule', 'lock-password-wrong', 'login-rate-limited', 'secret-unreadable'],
});

/**
 * Locks the screen on the server, too. Until it is unlocked, the server responds `screen-locked` to all calls of this session that don't
 * have `isOpenWhileLocked`.
 */
export const lockScreen = endpoint({
  method: 'POST',
  path: '/core/lockscreen/lock/',
  access: { of: 'account', isOpenWhileLocked: true },
  summary: 'Locks the screen. The session continues, but only calls needed for unlocking are allowed.',
  response: done,
});

/** Unlocks the screen with the mailbox password. The session continues while the screen is locked. */
export const unlockScreen = endpoint({
  method: 'POST',
  path: '/core/lockscreen/',
  access: { of: 'account', isOpenWhileLocked: true },
  summary: 'Unlocks the screen with the mailbox password and returns the session token, new or the same.',
  body: wireObject({ password: z.string().check(z.minLength(1), z.maxLength(1000)), timestamp: z.int() }),
  response: wireObject({ token: z.string() }),
  problems: ['lock-password-wrong', 'login-rate-limited', 'secret-unreadable', 'directory-unreachable'],
});

/**
 * Returns the key with which a browser encrypts what it stores: messages being written, and the open tabs of a locked window. The same for
 * all sessions of an account. Not available while the screen is locked.
 */
export const getBrowserKey = endpoint({
  method: 'GET',
  path: '/core/browser-key/',
  access: { of: 'account' },
  summary: 'Key with which this browser encrypts what it stores. Refused while the screen is locked.',
  response: wireObject({ key: z.base64() }),
});
