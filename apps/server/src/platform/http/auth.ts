import { timingSafeEqual } from 'node:crypto';
import { type Endpoint, Problem } from '@jinshu/api';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps/deps.ts';
import { recordSecurity } from '../security/recordSecurity.ts';
import { findSession } from '../session/findSession.ts';
import { type Session, sessionCookie } from '../session/Session.ts';
import { allow } from './allow.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Session of the caller. Null on public calls. */
    session: Session | null;
  }
}

/** The header that proves that a changing call comes from our own page. */
export const tokenHeader = 'x-jinshu-token';

/** Whether a call changes something, and so must prove where it comes from. */
const isChanging = ({ method, changes }: Pick<Endpoint, 'method' | 'changes'>) => method !== 'GET' || changes === true;

/** Lets a call of the contract pass, or throws `session-expired`, `forbidden` or what `allow` throws. */
export async function admit(deps: Deps, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  if (isChanging(endpoint) && !isSameOrigin(request, deps.config.publicUrl)) throw await refusal(deps, endpoint, request, null);
  if (endpoint.access.of === 'public') return;
  const session = await findSession(deps, request.cookies[sessionCookie(deps.config)]);
  if (!session) throw new Problem('session-expired');
  if (isChanging(endpoint) && !isEqual(request.headers[tokenHeader], session.token)) throw await refusal(deps, endpoint, request, session);
  request.session = session;
  await allow(deps, session, endpoint);
}

/** Records a call that our own page did not make, and returns the problem to throw. */
async function refusal(deps: Deps, { method, path }: Endpoint, { ip }: FastifyRequest, session: Session | null): Promise<Problem> {
  const whose = session && { accountId: session.accountId, who: session.address };
  await recordSecurity(deps, { kind: 'csrf-refused', ...whose, ip, detail: { call: `${method} ${path}` } });
  return new Problem('forbidden');
}

/**
 * Whether a request comes from our own pages. Browsers send `Origin` or `Sec-Fetch-Site` with cross-site writes. Requests with neither come
 * from other clients, which carry no victim's cookie.
 */
export function isSameOrigin(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  const from = URL.parse(origin);
  return from !== null && (from.host === host || from.origin === new URL(publicUrl).origin);
}

function isEqual(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== 'string') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}
