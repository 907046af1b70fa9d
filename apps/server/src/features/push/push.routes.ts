import websocket from '@fastify/websocket';
import { getPushToken, Problem, pushPath } from '@jinshu/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parametersOf } from '../../mail/settings/index.ts';
import { mailboxVersion, pruneChanges } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { countPush } from '../../platform/health/index.ts';
import { isSameOrigin, route, sendProblem } from '../../platform/http/index.ts';
import { selectLiveSessions } from '../../platform/session/index.ts';
import { createOpenSockets } from './openSockets.ts';
import { createPushToken, type PushTicket, readPushToken } from './pushToken.ts';
import { closeCodes, servePush } from './servePush.ts';

const sessionCheckMs = 30_000;
const pruneMs = 3_600_000;
const goodbyeMs = 1_000;
const maximumFrameBytes = 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Ticket of an admitted push connection, and the version its client has seen. */
    push?: PushTicket & { after: number };
  }
}

/** PSH: the token, and the connection on which a mailbox's changes arrive. */
export async function pushRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, bus, config, log, now } = deps;
  const open = createOpenSockets();

  route(app, getPushToken, async ({ session }) => {
    const { remindsOfNewMail } = await parametersOf(db, session.accountId);
    if (!remindsOfNewMail) throw new Problem('no-push');
    const [token, version] = await Promise.all([
      createPushToken(deps, { sessionKey: session.key, mailboxId: session.mailboxId }),
      mailboxVersion(db, session.mailboxId),
    ]);
    return { token, version };
  });

  await app.register(websocket, {
    options: { maxPayload: maximumFrameBytes },
    // As the plugin's own, with the code that says why.
    preClose(done) {
      const { clients } = app.websocketServer;
      for (const client of clients) client.close(closeCodes.goingAway);
      // One that does not answer would keep the server from ending.
      setTimeout(() => {
        for (const client of clients) client.terminate();
      }, goodbyeMs).unref();
      app.websocketServer.close();
      done();
    },
  });

  /**
   * Admits requests that have a valid token and are not cross-site. Others are refused before the upgrade, with a problem like any call.
   */
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSameOrigin(request, config.publicUrl)) return sendProblem(reply, new Problem('forbidden'));
    const { token, after } = request.query as { token?: unknown; after?: unknown };
    const ticket = typeof token === 'string' ? await readPushToken(deps, token) : undefined;
    const isLive = ticket && (await selectLiveSessions(db, [ticket.sessionKey], now())).has(ticket.sessionKey);
    if (!ticket || !isLive) return sendProblem(reply, new Problem('session-expired'));
    // Without a version, or with one that is none, the client begins with what is now.
    const isKnown = typeof after === 'string' && /^\d{1,15}$/.test(after);
    request.push = { ...ticket, after: isKnown ? Number(after) : await mailboxVersion(db, ticket.mailboxId) };
  };

  // Nothing may be awaited in here before `servePush` listens: what a client says meanwhile would be lost.
  app.get(pushPath, { websocket: true, preValidation: admit }, (socket, request) => {
    const { sessionKey, mailboxId, after } = request.push as PushTicket & { after: number };
    open.add(sessionKey, countPush(socket));
    servePush(deps, { socket, mailboxId, after });
  });

  const endDeadSessions = async () => {
    const keys = open.sessionKeys();
    if (keys.length === 0) return;
    const live = await selectLiveSessions(db, keys, now());
    for (const key of keys) if (!live.has(key)) open.endSession(key);
  };
  const quietly = (what: string, work: () => Promise<unknown>) => () => {
    work().catch((error: unknown) => log.warn({ err: error }, what));
  };

  const checkSessions = quietly('open push connections were not checked', endDeadSessions);
  const stopWatchingEnds = bus.watchSessionEnds(open.endSession);
  const stopWatchingGaps = bus.watchGaps(checkSessions);
  const checking = setInterval(checkSessions, sessionCheckMs).unref();
  const pruning = setInterval(
    quietly('the journal was not shortened', () => pruneChanges(db, now())),
    pruneMs,
  ).unref();
  app.addHook('preClose', async () => {
    clearInterval(checking);
    clearInterval(pruning);
    stopWatchingEnds();
    stopWatchingGaps();
  });
}
