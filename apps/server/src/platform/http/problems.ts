import { Problem, type ProblemCode, problemBody, problemKinds, problemSentences } from '@jinshu/api';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { cannotWrite } from '../db/index.ts';
import type { Deps } from '../deps/index.ts';
import { recordSecurity } from '../security/index.ts';

/** Error codes of an unavailable database or network. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);
const awayTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/** Problems with status 403 that mean a missing right. Other 403 problems are states: a lock, a sealed message, too many calls. */
const rights = new Set<ProblemCode>(['forbidden', 'mailbox-share-power', 'sender-not-yours']);

async function recordRefusal(deps: Deps, { session, ip, method, routeOptions }: FastifyRequest, { code }: Problem): Promise<void> {
  // What our own page did not ask for is written down where it is refused.
  if (!session || !rights.has(code)) return;
  const detail = { code, call: `${method} ${routeOptions.url ?? ''}` };
  await recordSecurity(deps, { kind: 'right-refused', accountId: session.accountId, who: session.address, ip, detail });
}

/** Makes every failure of a call one of the wire shapes of area API; what has no name is a bug and is logged in full. */
export function handleProblems(app: FastifyInstance, deps: Deps): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const problem = asProblem(error);
    if (problem.code === 'internal' || cannotWrite.has(error.code)) request.log.error({ err: error }, 'a request failed');
    if (problem.code === 'unavailable') request.log.warn({ reason: error.message }, 'a request met a database or store that is away');
    await recordRefusal(deps, request, problem);
    return sendProblem(reply, problem);
  });
}

/** Writes a problem as the contract has it. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  for (const name of ['content-disposition', 'content-length', 'content-range', 'accept-ranges']) reply.removeHeader(name);
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem)));
}

/** The answer to an address that the contract does not know. */
export const sendNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => sendProblem(reply, new Problem('not-found'));

/** The problem that an error stands for. */
export function asProblem(error: Error & { code?: string; statusCode?: number }): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalidInput(
      error.validation.map(({ instancePath, message }) => ({ path: instancePath.split('/').slice(1), message: message ?? '' })),
    );
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE') return new Problem('too-large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('unsupported-body');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return new Problem('invalid-input');
  if ((error.code && (awayCodes.has(error.code) || cannotWrite.has(error.code))) || awayTexts.test(error.message))
    return new Problem('unavailable');
  return new Problem('internal');
}

/** Converts schema issues to a problem with texts per field (API-21). An issue whose message is a problem code sets the code. */
export function invalidInput(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Problem {
  const fields: Record<string, string[]> = {};
  let code: ProblemCode = 'invalid-input';
  for (const { path, message } of issues) {
    const isCode = Object.hasOwn(problemKinds, message);
    if (isCode && code === 'invalid-input') code = message as ProblemCode;
    const field = String(path[0] ?? '');
    // `__proto__` and its like come from the caller: a field is named only if it is a plain word.
    if (!/^[A-Za-z][\w-]{0,40}$/.test(field)) continue;
    fields[field] ??= [];
    fields[field].push(isCode ? problemSentences[message as ProblemCode] : message);
  }
  return new Problem(code, {}, { fields });
}
