import {
  changeLock as changeLockEndpoint,
  getBrowserKey,
  getLock,
  getLockStatus,
  type LockArea,
  type LockStatus,
  lockAreas,
  lockScreen,
  Problem,
  releaseLock,
  removeLock,
  setLock,
  unlockScreen as unlockScreenEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { forgetSession, type Session, updateScreenLock } from '../../platform/session/index.ts';
import { hashPassword } from '../login/index.ts';
import { browserKey } from './browserKey.ts';
import { changeLock } from './changeLock.ts';
import { checkLockPassword, openLockPassword } from './checkLockPassword.ts';
import { forgetReleases, insertLock, insertRelease, removeLockedArea, selectLock, selectReleases, updateLock } from './lock.repository.ts';
import { unlockScreen } from './unlockScreen.ts';

const done = { msg: 'success' };

const toStatus = (locked: readonly LockArea[], released: readonly LockArea[]): LockStatus => ({
  hasFileLock: locked.includes('files'),
  isFileReleased: released.includes('files'),
  hasCalendarLock: locked.includes('calendar'),
  isCalendarReleased: released.includes('calendar'),
  hasFolderLock: locked.includes('folders'),
  isFolderReleased: released.includes('folders'),
});

/** FLK: one password over the user's own folders, the calendar and the file centre. It belongs to the mailbox. And the locked screen (LCK). */
export async function lockRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const statusOf = async ({ mailboxId, key }: Session) => {
    const [lock, released] = await Promise.all([selectLock(db, mailboxId), selectReleases(db, key)]);
    return toStatus(lock?.areas ?? [], released);
  };

  route(app, getLockStatus, ({ session }) => statusOf(session));

  route(app, getLock, async ({ session: { mailboxId } }) => {
    const locked = (await selectLock(db, mailboxId))?.areas ?? [];
    return { count: lockAreas.length, results: lockAreas.map((area) => ({ area, isLocked: locked.includes(area) })) };
  });

  route(app, setLock, async ({ session: { mailboxId }, body: { lockPassword, areas } }) => {
    const passwordHash = await hashPassword(await openLockPassword(deps, lockPassword));
    const locked = [...new Set(areas)];
    await changeLock(deps, mailboxId, async (tx) => {
      if (!(await insertLock(tx, mailboxId, { passwordHash, areas: locked }))) throw new Problem('lock-exists');
      await forgetReleases(tx, mailboxId, locked);
    });
    return done;
  });

  route(app, changeLockEndpoint, async ({ session: { mailboxId, key }, body: { lockPassword, areas } }) => {
    const passwordHash = await hashPassword(await openLockPassword(deps, lockPassword));
    await changeLock(deps, mailboxId, async (tx) => {
      const lock = await selectLock(tx, mailboxId);
      if (!lock) throw new Problem('lock-not-found');
      const released = await selectReleases(tx, key);
      if (!lock.areas.every((area) => released.includes(area))) throw new Problem('area-locked');
      const locked = areas && [...new Set(areas)];
      await updateLock(tx, mailboxId, { passwordHash, areas: locked });
      // Newly locked areas are locked for all sessions.
      if (locked) {
        const fresh = locked.filter((area) => !lock.areas.includes(area));
        await forgetReleases(tx, mailboxId, fresh);
      }
    });
    return done;
  });

  route(app, releaseLock, async ({ session, body: { lockPassword, area }, request }) => {
    await checkLockPassword(deps, { mailboxId: session.mailboxId, area, sealed: lockPassword, ip: request.ip });
    // The other windows of this browser are of the same session.
    await changeLock(deps, session.mailboxId, (tx) => insertRelease(tx, session.key, area));
    return statusOf(session);
  });

  route(app, removeLock, async ({ session, body: { lockPassword, area }, request }) => {
    await checkLockPassword(deps, { mailboxId: session.mailboxId, area, sealed: lockPassword, ip: request.ip });
    await changeLock(deps, session.mailboxId, (tx) => removeLockedArea(tx, session.mailboxId, area));
    return statusOf(session);
  });

  route(app, lockScreen, async ({ session: { key } }) => {
    await updateScreenLock(db, key, true);
    forgetSession(db, key);
    return done;
  });

  route(app, unlockScreenEndpoint, async ({ session, body: { password, timestamp }, request }) => {
    await unlockScreen(deps, { session, sealed: password, timestamp, ip: request.ip });
    await updateScreenLock(db, session.key, false);
    forgetSession(db, session.key);
    return { token: session.token };
  });

  route(app, getBrowserKey, async ({ session: { accountId } }) => ({ key: await browserKey(deps, accountId) }));
}
