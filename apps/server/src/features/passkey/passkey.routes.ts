import {
  addPasskey as addPasskeyEndpoint,
  beginPasskey as beginPasskeyEndpoint,
  beginPasskeyLogin,
  beginPasskeyStep,
  completeWithPasskey,
  logInWithPasskey,
  Problem,
  removePasskey as removePasskeyEndpoint,
  renamePasskey as renamePasskeyEndpoint,
  trustedDays,
} from '@jinshu/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { readPolicy } from '../../platform/policy/readPolicy.ts';
import { recordSecurity } from '../../platform/security/recordSecurity.ts';
import {
  cookieOptions,
  deviceCookie,
  type Session,
  secondStepCookie,
  sessionCookie,
  trustedCookie,
} from '../../platform/session/Session.ts';
import { admitLogin } from '../login/attempts.ts';
import { beginSession, type LoggedIn } from '../login/beginSession.ts';
import { browserOf } from '../login/browserOf.ts';
import { deviceDays, readDevice } from '../login/device.ts';
import { selectPasswordHash } from '../login/login.repository.ts';
import { verifyPassword } from '../login/password.ts';
import { logInWithProof, waitingAccount } from '../login/secondStep.ts';
import { openSecret } from '../login/secret.ts';
import { addPasskey, beginPasskey, removePasskey } from './addPasskey.ts';
import { listPasskeys, passkeyToWire, renamePasskey } from './passkey.repository.ts';
import { askForPasskey, provePasskey } from './provePasskey.ts';

/** TFA-32: passkeys of an account, and logins by them. */
export async function passkeyRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  const cookie = cookieOptions(config);
  const [sessionName, deviceName] = [sessionCookie(config), deviceCookie(config)];
  const [secondStepName, trustedName] = [secondStepCookie(config), trustedCookie(config)];

  const listed = async (accountId: number) => ({ passkeys: (await listPasskeys(db, accountId)).map(passkeyToWire) });

  /** Checks the password of the account that is in, within the limits of a login. */
  const checkPassword = async (session: Session, request: FastifyRequest, sealed: string) => {
    const { accountId, address: who } = session;
    const password = await openSecret(deps, sealed);
    const device = await readDevice(deps, request.cookies[deviceName], accountId);
    const attempt = await admitLogin(deps, { who, ip: request.ip, device, hasCaptcha: true });
    const hash = await selectPasswordHash(db, accountId);
    if (!hash || !(await verifyPassword(password, hash))) {
      await recordSecurity(deps, { kind: 'password-failed', accountId, who, ip: request.ip });
      throw new Problem('password-wrong');
    }
    await attempt.settle(db);
  };
  const say = ({ accountId, address: who }: Session, { ip }: FastifyRequest, what: string) =>
    recordSecurity(deps, { kind: 'factor-changed', accountId, who, ip, detail: { what } });

  route(app, beginPasskeyEndpoint, async ({ session, request, body }) => {
    await checkPassword(session, request, body.password);
    return { options: await beginPasskey(deps, session) };
  });

  route(app, addPasskeyEndpoint, async ({ session, request, body }) => {
    const recoveryCodes = await addPasskey(deps, session.accountId, body);
    await say(session, request, 'passkey added');
    return { ...(await listed(session.accountId)), recoveryCodes };
  });

  route(app, renamePasskeyEndpoint, async ({ session: { accountId }, body }) => {
    if (!(await renamePasskey(db, accountId, body))) throw new Problem('not-found');
    return listed(accountId);
  });

  route(app, removePasskeyEndpoint, async ({ session, request, body }) => {
    await checkPassword(session, request, body.password);
    await removePasskey(deps, session.accountId, body.id);
    await say(session, request, 'passkey removed');
    return listed(session.accountId);
  });

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
