import {
  beginSocialBinding,
  beginSocialLogin,
  bindSocialAccount,
  completeSocialLogin,
  listSocialAccounts,
  Problem,
  type SocialAccount,
  unbindSocialAccount,
} from '@jinshu/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import { cookieOptions, socialCookie } from '../../platform/session/index.ts';
import { checkOwnPassword, loginCookies } from '../login/index.ts';
import { logInFromElsewhere } from './logInFromElsewhere.ts';
import { providersOf } from './providersOf.ts';
import { bindPerson, deleteBinding, listBindings, takeStepPerson } from './socialLogin.repository.ts';
import { beginAtProvider, hashOf, offeredProviders, socialStepMs, toldPerson } from './socialLogin.ts';

/** Logins through providers, and bindings to their accounts (LGN-33 to LGN-36). */
export async function socialLoginRoutes(app: FastifyInstance, open: Deps): Promise<void> {
  const deps = { ...open, providers: providersOf(open) };
  const { db, config, now } = deps;
  const cookie = cookieOptions(config);
  const cookies = loginCookies(config);
  const socialName = socialCookie(config);
  const keep = (reply: FastifyReply, secret: string) => reply.setCookie(socialName, secret, { ...cookie, maxAge: socialStepMs / 1000 });

  const listed = async (accountId: number): Promise<{ accounts: SocialAccount[] }> => {
    const [offered, bound] = await Promise.all([offeredProviders(deps), listBindings(db, accountId)]);
    const accounts = offered.map(({ id, name, issuer }) => {
      const binding = bound.find((one) => one.issuer === issuer);
      return { id, name, isBound: binding !== undefined, account: binding?.name ?? '', boundAt: binding?.boundAt.toISOString() ?? '' };
    });
    return { accounts };
  };

  route(app, beginSocialLogin, async ({ body: { provider }, reply }) => {
    const { address, secret } = await beginAtProvider(deps, { provider, accountId: null });
    keep(reply, secret);
    return { address };
  });

  route(app, completeSocialLogin, async ({ body: { query }, request, reply }) => {
    const { providerName: provider, login } = await logInFromElsewhere(deps, {
      query,
      cookie: request.cookies[socialName],
      trustedCookie: cookies.trustOf(request),
      ...cookies.originOf(request),
    });
    if (!login) return { isBound: false, provider };
    reply.clearCookie(socialName, cookie);
    return { isBound: true, provider, login: cookies.answer(reply, login) };
  });

  route(app, listSocialAccounts, async ({ session }) => listed(session.accountId));

  route(app, beginSocialBinding, async ({ session, request, body: { provider, password }, reply }) => {
    await checkOwnPassword(deps, session, { password, ip: request.ip, deviceCookie: cookies.originOf(request).deviceCookie });
    const { address, secret } = await beginAtProvider(deps, { provider, accountId: session.accountId });
    keep(reply, secret);
    return { address };
  });

  route(app, bindSocialAccount, async ({ session, request, body: { query }, reply }) => {
    const { accountId, address: who, key } = session;
    const { ip } = request;
    const held = request.cookies[socialName];
    const told = query === undefined ? undefined : await toldPerson(deps, { query, cookie: held, accountId, ip });
    await db.transaction().execute(async (tx) => {
      const person = told?.person ?? (await takeStepPerson(tx, hashOf(held ?? ''), { key, now: now() }));
      if (!person) throw new Problem('social-over');
      if (!(await bindPerson(tx, accountId, person, now()))) throw new Problem('social-taken');
    });
    await recordSecurity(deps, { kind: 'factor-changed', accountId, who, ip, detail: { what: 'social account bound' } });
    reply.clearCookie(socialName, cookie);
    return listed(accountId);
  });

  route(app, unbindSocialAccount, async ({ session, request, body: { provider } }) => {
    const { accountId, address: who } = session;
    const issuer = deps.providers.find(({ id }) => id === provider)?.issuer;
    if (issuer !== undefined && (await deleteBinding(db, accountId, issuer)))
      await recordSecurity(deps, { kind: 'factor-changed', accountId, who, ip: request.ip, detail: { what: 'social account unbound' } });
    return listed(accountId);
  });
}
