import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps/deps.ts';
import { findSession } from '../../platform/session/findSession.ts';
import { sessionCookie } from '../../platform/session/Session.ts';
import type { Visitor } from './openShare.ts';

/** Returns the visitor of a share. They may be logged in: a share for named people asks who they are. */
export async function visitorOf(deps: Deps, { ip, cookies }: FastifyRequest): Promise<Visitor> {
  const session = await findSession(deps, cookies[sessionCookie(deps.config)]);
  return { ip, accountId: session?.accountId, address: session?.address };
}
