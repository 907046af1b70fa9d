import { endSessions, getUserInfo, listSessions as listSessionsEndpoint, Problem, refreshSession, sessionSeconds } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  extendSession,
  forgetSession,
  listSessions,
  type Session,
} from '../../platform/session/index.ts';
import { selectUserInfo } from './userInfo.repository.ts';

const sweepMs = 10 * 60_000;

/** SES: prolonging a session, and who it belongs to. */
export async function sessionRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, refreshSession, async ({ session }) => {
    const now = deps.now();
    const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
    const maximumHours = await readPolicy(deps.db, 'session_hours', session);
    const isExtended = await extendSession(deps.db, session.key, { now, expiresAt, maximumHours });
    forgetSession(deps.db, session.key);
    if (!isExtended) throw new Problem('session-expired');
    return { token: session.token };
  });

  route(app, getUserInfo, async ({ session }) => {
    const info = await selectUserInfo(deps.db, session.accountId, deps.now());
    if (!info) throw new Problem('session-expired');
    return info;
  });

  const sessionsOf = async ({ accountId, key }: Session) => ({
    sessions: (await listSessions(deps.db, accountId, { key, now: deps.now() })).map(({ startedAt, lastUsedAt, ...rest }) => ({
      ...rest,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  });

  route(app, listSessionsEndpoint, ({ session }) => sessionsOf(session));

  route(app, endSessions, async ({ session, body: { id } }) => {
    await deleteOtherSessions(deps.db, session.accountId, { key: session.key, id });
    return sessionsOf(session);
  });

  const stopWatching = deps.bus.watchSessionEnds((key) => forgetSession(deps.db, key));
  const sweep = setInterval(() => {
    deleteExpiredSessions(deps.db, deps.now()).catch((error: unknown) => deps.log.warn({ err: error }, 'old sessions were not removed'));
  }, sweepMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    stopWatching();
  });
}
