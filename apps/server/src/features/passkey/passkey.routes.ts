import {
  addPasskey as addPasskeyEndpoint,
  beginPasskey as beginPasskeyEndpoint,
  Problem,
  removePasskey as removePasskeyEndpoint,
  renamePasskey as renamePasskeyEndpoint,
} from '@jinshu/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { deviceCookie, type Session } from '../../platform/session/index.ts';
import { checkOwnPassword } from '../login/index.ts';
import { listPasskeys, passkeyToWire, renamePasskey } from '../two-factor/index.ts';
import { addPasskey, beginPasskey, removePasskey } from './addPasskey.ts';
import { passkeyLoginRoutes } from './passkeyLogin.routes.ts';

/** TFA-32: passkeys of an account, and logins by them. */
export async function passkeyRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  await app.register(passkeyLoginRoutes, deps);
  const deviceName = deviceCookie(config);

  const listed = async (accountId: number) => ({ passkeys: (await listPasskeys(db, accountId)).map(passkeyToWire) });

  const checkPassword = (session: Session, { ip, cookies }: FastifyRequest, password: string) =>
    checkOwnPassword(deps, session, { password, ip, deviceCookie: cookies[deviceName] });
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
}
