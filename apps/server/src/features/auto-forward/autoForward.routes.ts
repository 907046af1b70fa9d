import { type AutoForward, autoForwardResource, getForwarding, maximumForwards, Problem, setForwarding } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { domainOf, localDomains } from '../../mail/recipient/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { changeSettings, countOwn, mountResource, removeOwn } from '../settings/index.ts';
import {
  insertForward,
  type StoredForward,
  selectForwarding,
  selectForwards,
  setForwardsActive,
  updateForward,
  updateForwarding,
} from './autoForward.repository.ts';

/** SET-70 to SET-73: automatic forwarding. */
export async function autoForwardRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  const isOutside = async (on: Db | Tx, target: string) => !(await localDomains(on, config.domain)).has(domainOf(target));
  const shown = async (on: Db | Tx, stored: StoredForward): Promise<AutoForward> => ({
    ...stored,
    isOutside: await isOutside(on, stored.target),
  });
  const allowed = async (accountId: number) => {
    const { is_fwmail: isAllowed, auto_forward_outside: mayLeave } = await readPolicies(db, { accountId });
    return { isAllowed, isOutsideAllowed: isAllowed && mayLeave };
  };

  mountResource(
    app,
    deps,
    autoForwardResource,
    {
      list: async (on, accountId) => {
        const stored = await selectForwards(on, accountId);
        return { count: stored.length, results: await Promise.all(stored.map((one) => shown(on, one))) };
      },
      find: async (on, accountId, id) => {
        const [stored] = await selectForwards(on, accountId, [id]);
        return stored && shown(on, stored);
      },
      count: (tx, accountId) => countOwn(tx, 'auto_forward', accountId),
      insert: async (tx, accountId, { target }) => shown(tx, await insertForward(tx, accountId, target)),
      update: async (tx, accountId, id, { target }) => {
        const stored = await updateForward(tx, accountId, id, target);
        return stored && shown(tx, stored);
      },
      remove: (tx, accountId, rows) => removeOwn(tx, 'auto_forward', accountId, rows),
      setActive: setForwardsActive,
    },
    {
      maximum: maximumForwards,
      prepare: async (form, { session: { accountId } }) => {
        const { isAllowed, isOutsideAllowed } = await allowed(accountId);
        if (!isAllowed || (!isOutsideAllowed && (await isOutside(db, form.target)))) throw new Problem('forbidden');
        return form;
      },
    },
  );

  route(app, getForwarding, async ({ session: { accountId } }) => ({
    ...(await selectForwarding(db, accountId)),
    ...(await allowed(accountId)),
  }));

  route(app, setForwarding, async ({ session: { accountId }, body }) => {
    await changeSettings(deps, accountId, (tx) => updateForwarding(tx, accountId, body), 'fw');
    return { msg: 'success' };
  });
}
