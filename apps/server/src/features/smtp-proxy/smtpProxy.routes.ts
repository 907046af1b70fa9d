import { presetSmtpProxy, type SmtpProxy, smtpProxyResource, verifySmtpProxy as verifyEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { smtpPresetsOf } from '../../mail/foreign-server/index.ts';
import {
  deleteSmtpProxies,
  hastenProxied,
  type StoredSmtpProxy,
  selectSmtpProxies,
  switchSmtpProxies,
} from '../../mail/smtp-proxy/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route, untilGone } from '../../platform/http/index.ts';
import { mountResource } from '../settings/index.ts';
import { maximumSmtpProxies, saveSmtpProxy, verifySmtpProxy } from './saveSmtpProxy.ts';

const toSmtpProxy = (stored: StoredSmtpProxy): SmtpProxy => {
  const { id, server, port, usesSsl, needsAuth, login, sender, isActive, failure, failedAt } = stored;
  const shown = { id, server, port, usesSsl, needsAuth, account: login, email: sender, isActive };
  return { ...shown, statusInfo: failure ?? '', failedAt: failedAt?.toISOString() ?? null };
};

const neverCalled = () => Promise.reject(new Error('SMTP proxies are verified before they are stored.'));

/** SET-97 to SET-101: servers of other mail systems that send for an account. */
export async function smtpProxyRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { now } = deps;
  mountResource(
    app,
    deps,
    smtpProxyResource,
    {
      async list(from, accountId) {
        const results = (await selectSmtpProxies(from, accountId)).map(toSmtpProxy);
        return { count: results.length, results };
      },
      async find(from, accountId, id) {
        const found = (await selectSmtpProxies(from, accountId)).find((one) => one.id === id);
        return found && toSmtpProxy(found);
      },
      count: async (tx, accountId) => (await selectSmtpProxies(tx, accountId)).length,
      insert: neverCalled,
      update: neverCalled,
      async remove(tx, accountId, rows) {
        const senders = await deleteSmtpProxies(tx, accountId, rows);
        await hastenProxied(tx, accountId, senders, now());
        return senders.length;
      },
      async setActive(tx, accountId, ids, isActive) {
        const own = (await selectSmtpProxies(tx, accountId)).filter(({ id }) => ids.includes(id));
        await hastenProxied(tx, accountId, await switchSmtpProxies(tx, accountId, ids, isActive), now());
        return own.length;
      },
    },
    { maximum: maximumSmtpProxies, without: ['create', 'update'] },
  );
  route(app, smtpProxyResource.create, async ({ session: { accountId }, body: form, reply }) =>
    untilGone(reply, async (gone) => toSmtpProxy(await saveSmtpProxy(deps, { accountId, form, gone }))),
  );
  route(app, smtpProxyResource.update, async ({ session: { accountId }, params: { id }, body: form, reply }) =>
    untilGone(reply, async (gone) => toSmtpProxy(await saveSmtpProxy(deps, { accountId, id, form, gone }))),
  );
  route(app, verifyEndpoint, async ({ session: { accountId }, body: form, reply }) =>
    untilGone(reply, async (gone) => {
      await verifySmtpProxy(deps, { accountId, form, gone });
      return { msg: 'ok' };
    }),
  );
  route(app, presetSmtpProxy, async ({ query: { email } }) => {
    const results = smtpPresetsOf(email);
    return { count: results.length, results };
  });
}
