import { beginPasskeyLogin, beginPasskeyStep, completeWithPasskey, logInWithPasskey, Problem, trustedDays } from '@jinshu/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { cookieOptions, deviceCookie, secondStepCookie, sessionCookie, trustedCookie } from '../../platform/session/index.ts';
import { beginSession, browserOf, deviceDays, type LoggedIn, logInWithProof, waitingAccount } from '../login/index.ts';
import { askForPasskey, provePasskey } from './provePasskey.ts';

/** Logins by passkey, whole and at the second step. */
export async function passkeyLoginRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  const cookie = cookieOptions(config);
  const [sessionName, deviceName] = [sessionCookie(config), deviceCookie(config)];
  const [secondStepName, trustedName] = [secondStepCookie(config), trustedCookie(config)];

  const originOf = (request: FastifyRequest) => ({
    ip: request.ip,
    browser: browserOf(request.headers['user-agent']),
    earlierCookie: request.cookies[sessionName],
    deviceCookie: request.cookies[deviceName],
  });
  const keep = (reply: FastifyReply, { address, token, secret, device }: LoggedIn) => {
    reply.setCookie(sessionName, secret, cookie).setCookie(deviceName, device, { ...cookie, maxAge: deviceDays * 86_400 });
    return { userName: address, token, needsTwoFactor: false };
  };
  const needPolicy = async () => {
    if (!(await readPolicy(db, 'passkey_login'))) throw new Problem('passkey-off');
  };

  route(app, beginPasskeyLogin, async () => {
    await needPolicy();
    return { options: await askForPasskey(deps, { purpose: 'login', accountId: null }) };
  });

  route(app, logInWithPasskey, async ({ body: { credential }, request, reply }) => {
    await needPolicy();
    const { passkey, note } = await provePasskey(deps, { credential, ip: request.ip, purpose: 'login', accountId: null });
    if (!passkey.isActive) throw new Problem('login-disabled');
    const begun = await beginSession(deps, { ...passkey, id: passkey.accountId }, originOf(request), note);
    const whose = { accountId: passkey.accountId, who: passkey.address };
    await recordSecurity(deps, { kind: 'login', ...whose, ip: request.ip, detail: { factor: 'passkey alone' } });
    return keep(reply, begun);
  });

  route(app, beginPasskeyStep, async ({ request }) => {
    const { id } = await waitingAccount(deps, request.cookies[secondStepName]);
    return { options: await askForPasskey(deps, { purpose: 'second-step', accountId: id }) };
  });

  route(app, completeWithPasskey, async ({ body: { credential, isTrusted }, request, reply }) => {
    const begun = await logInWithProof(deps, {
      ...originOf(request),
      cookie: request.cookies[secondStepName],
      trustedCookie: request.cookies[trustedName],
      isTrusted,
      factor: 'passkey',
      prove: async ({ id }) => (await provePasskey(deps, { credential, ip: request.ip, purpose: 'second-step', accountId: id })).note,
    });
    if (begun.trusted !== undefined) reply.setCookie(trustedName, begun.trusted, { ...cookie, maxAge: trustedDays * 86_400 });
    reply.clearCookie(secondStepName, cookie);
    return keep(reply, begun);
  });
}
