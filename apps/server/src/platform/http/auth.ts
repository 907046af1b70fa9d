import { timingSafeEqual } from 'node:crypto';
import { type Endpoint, isAllowedBy, operationSessionLimits, Problem } from '@jinshu/api';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps/index.ts';
import { noteOperationUse, type OperationSession, selectOperationSession } from '../operation/index.ts';
import { recordSecurity } from '../security/index.ts';
import { findSession, operationCookie, type Session, sessionCookie, sessionKey } from '../session/index.ts';
import { allow } from './allow.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Session of the caller. Null on public calls. */
    session: Session | null;
    /** Session of a caller in the back stage. Null on all other calls. */
    operator: OperationSession | null;
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
  if (endpoint.access.of === 'operation') return admitOperator(deps, endpoint, endpoint.access, request);
  const session = await findSession(deps, request.cookies[sessionCookie(deps.config)]);
  if (!session) throw new Problem('session-expired');
  if (isChanging(endpoint) && !isEqual(request.headers[tokenHeader], session.token)) throw await refusal(deps, endpoint, request, session);
  request.session = session;
  await allow(deps, session, endpoint);
}

/** Lets a call of the back stage pass if the role of its session allows it (BAK-11 to BAK-16). */
async function admitOperator(
  deps: Deps,
  endpoint: Endpoint,
  access: Extract<Endpoint['access'], { of: 'operation' }>,
  request: FastifyRequest,
): Promise<void> {
  const cookie = request.cookies[operationCookie(deps.config)];
  const key = cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? sessionKey(cookie) : undefined;
  const now = deps.now();
  const operator = key === undefined ? undefined : await selectOperationSession(deps.db, key, now);
  if (!operator) throw new Problem('session-expired');
  if (isChanging(endpoint) && !isEqual(request.headers[tokenHeader], operator.token))
    throw await refusal(deps, endpoint, request, operator);
  request.operator = operator;
  if (!isAllowedBy(operator.role, access.needs)) throw new Problem('forbidden');
  if (!access.isPassive) await noteOperationUse(deps.db, operator, now);
  const isAsked = now.getTime() - operator.passwordAt.getTime() > operationSessionLimits.passwordMinutes * 60_000;
  if (access.asksPassword && isAsked) throw new Problem('operation-password');
}

/** Records a call that our own page did not make, and returns the problem to throw. */
async function refusal(
  deps: Deps,
  { method, path }: Endpoint,
  { ip }: FastifyRequest,
  session: Pick<Session, 'accountId' | 'address'> | null,
): Promise<Problem> {
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
