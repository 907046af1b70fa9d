import {
  beginOperationPasskey,
  completeOperationWithPasskey,
  confirmOperationPassword,
  getOperationSecondStep,
  getOperationSession,
  keepOperationSession,
  logInToOperation as logInEndpoint,
  logInToOperationWithFactor,
  logOutOfOperation,
  type OperationSession as OperationSessionAnswer,
  operationSessionLimits,
  Problem,
  sendOperationCode,
} from '@jinshu/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { selectLanguage } from '../../../mail/settings/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { deleteOperationSession, notePassword, type OperationSession, selectOperationSession } from '../../../platform/operation/index.ts';
import { cookieOptions, deviceCookie, operationCookie, operationStepCookie, sessionKey } from '../../../platform/session/index.ts';
import {
  admitGuess,
  browserOf,
  checkAccountPassword,
  deviceDays,
  openSecret,
  selectPasswordHash,
  waitingAccount,
} from '../../login/index.ts';
import { askForPasskey, provePasskey } from '../../passkey/index.ts';
import { maskedMobile, offeredFactors, selectFactors, sendSmsCode } from '../../two-factor/index.ts';
import { selectDepartmentNames } from '../department/department.repository.ts';
import type { OperationBegun, OperationOrigin } from './beginOperation.ts';
import { completeOperationLogin, logInToOperation } from './logInToOperation.ts';
import { type ProveFactor, proveCode } from './proveFactor.ts';

const { idleMinutes, passwordMinutes } = operationSessionLimits;

/** Describes a session to its page. */
async function describe({ db, now }: Deps, session: OperationSession): Promise<OperationSessionAnswer> {
  const at = now().getTime();
  const left = (end: number) => Math.max(0, Math.floor((end - at) / 1000));
  const expiresAfter = left(session.expiresAt.getTime());
  return {
    accountId: session.accountId,
    userName: session.address,
    name: session.name,
    role: session.role,
    departments: await selectDepartmentNames(db, session.departmentIds),
    token: session.token,
    idleAfter: Math.min(expiresAfter, left(session.lastUsedAt.getTime() + idleMinutes * 60_000)),
    expiresAfter,
    passwordFor: left(session.passwordAt.getTime() + passwordMinutes * 60_000),
  };
}

async function describeKey(deps: Deps, key: string): Promise<OperationSessionAnswer> {
  const session = await selectOperationSession(deps.db, key, deps.now());
  if (!session) throw new Problem('session-expired');
  return describe(deps, session);
}

const originOf = ({ ip, headers, cookies }: FastifyRequest, deviceName: string): OperationOrigin => ({
  ip,
  browser: browserOf(headers['user-agent']),
  deviceCookie: cookies[deviceName],
});

/** BAK-02 to BAK-04, BAK-10: login and sessions of the back stage. */
export function operationSessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, db } = deps;
  const cookie = { ...cookieOptions(config), sameSite: 'strict' } as const;
  const [sessionName, stepName] = [operationCookie(config), operationStepCookie(config)];

  const deviceName = deviceCookie(config);
  const keep = async (reply: FastifyReply, { secret, device }: OperationBegun) => {
    // The webmail has the same cookie, which comes along from links elsewhere.
    reply.setCookie(sessionName, secret, cookie).setCookie(deviceName, device, { ...cookieOptions(config), maxAge: deviceDays * 86_400 });
    return describeKey(deps, sessionKey(secret));
  };

  route(app, logInEndpoint, async ({ body, request, reply }) => {
    const { captchaId, ...given } = body;
    const begun = await logInToOperation(deps, { ...given, captchaId, ...originOf(request, deviceName) });
    if ('secret' in begun) return { session: await keep(reply, begun) };
    reply.setCookie(stepName, begun.secondStep, cookie);
    return { session: null };
  });

  route(app, getOperationSecondStep, async ({ request }) => {
    const stored = await selectFactors(db, (await waitingAccount(deps, request.cookies[stepName])).id);
    return {
      factors: await offeredFactors(deps, stored),
      mobile: stored.mobile === null ? '' : maskedMobile(stored.mobile),
      canTrust: false,
      hasPasskey: stored.passkeyCount > 0,
    };
  });

  route(app, sendOperationCode, async ({ request }) => {
    const { id } = await waitingAccount(deps, request.cookies[stepName]);
    const { mobile } = await selectFactors(db, id);
    if (mobile === null) throw new Problem('second-step-over');
    await admitGuess(deps, { what: `sms-code:${id}`, ip: request.ip });
    await sendSmsCode(deps, { accountId: id, purpose: 'login', mobile, language: await selectLanguage(db, id) });
    return {};
  });

  const complete = async ({ request, reply }: { request: FastifyRequest; reply: FastifyReply }, prove: ProveFactor) => {
    const begun = await completeOperationLogin(deps, { ...originOf(request, deviceName), cookie: request.cookies[stepName] }, prove);
    reply.clearCookie(stepName, cookie);
    return keep(reply, begun);
  };

  route(app, logInToOperationWithFactor, (call) => complete(call, proveCode(deps, call.body)));

  route(app, beginOperationPasskey, async ({ request }) => {
    const { id } = await waitingAccount(deps, request.cookies[stepName]);
    return { options: await askForPasskey(deps, { purpose: 'second-step', accountId: id }) };
  });

  route(app, completeOperationWithPasskey, (call) =>
    complete(call, async ({ id: accountId }) => {
      const given = { credential: call.body.credential, ip: call.request.ip, purpose: 'second-step', accountId } as const;
      return (await provePasskey(deps, given)).note;
    }),
  );

  route(app, getOperationSession, async ({ operator }) => describe(deps, operator));
  route(app, keepOperationSession, async ({ operator }) => describeKey(deps, operator.key));

  route(app, confirmOperationPassword, async ({ operator, body, request }) => {
    const password = await openSecret(deps, body.password);
    const attempt = await admitGuess(deps, { what: `operation-password:${operator.accountId}`, ip: request.ip });
    const own = { id: operator.accountId, passwordHash: await selectPasswordHash(db, operator.accountId) };
    if ((await checkAccountPassword(deps, own, password)) === null) throw new Problem('login-failed');
    await attempt.settle(db);
    await notePassword(db, operator.key, deps.now());
    return describeKey(deps, operator.key);
  });

  route(app, logOutOfOperation, async ({ operator, reply }) => {
    await deleteOperationSession(db, operator.key);
    reply.clearCookie(sessionName, cookie);
    return {};
  });
}
