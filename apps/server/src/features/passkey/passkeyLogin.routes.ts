import { beginPasskeyLogin, beginPasskeyStep, completeWithPasskey, logInWithPasskey, Problem } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { beginSession, logInWithProof, loginCookies, waitingAccount } from '../login/index.ts';
import { askForPasskey, provePasskey } from './provePasskey.ts';

/** Logins by passkey, whole and at the second step. */
export async function passkeyLoginRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  const cookies = loginCookies(config);

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
    const begun = await beginSession(deps, { ...passkey, id: passkey.accountId }, cookies.originOf(request), note);
    const whose = { accountId: passkey.accountId, who: passkey.address };
    await recordSecurity(deps, { kind: 'login', ...whose, ip: request.ip, detail: { factor: 'passkey alone' } });
    return cookies.answer(reply, begun);
  });

  route(app, beginPasskeyStep, async ({ request }) => {
    const { id } = await waitingAccount(deps, cookies.secondStepOf(request));
    return { options: await askForPasskey(deps, { purpose: 'second-step', accountId: id }) };
  });

  route(app, completeWithPasskey, async ({ body: { credential, isTrusted }, request, reply }) => {
    const begun = await logInWithProof(deps, {
      ...cookies.originOf(request),
      cookie: cookies.secondStepOf(request),
      trustedCookie: cookies.trustOf(request),
      isTrusted,
      factor: 'passkey',
      prove: async ({ id }) => (await provePasskey(deps, { credential, ip: request.ip, purpose: 'second-step', accountId: id })).note,
    });
    return cookies.answerCompleted(reply, begun);
  });
}
