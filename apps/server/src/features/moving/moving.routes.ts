import { type Moving, movingResource, Problem, presetMoving, receiveMoving, verifyMoving as verifyEndpoint } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { presetsOf } from '../../mail/foreign-server/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route, untilGone } from '../../platform/http/index.ts';
import { cancelJob, hastenJob, scheduleJob } from '../../platform/jobs/index.ts';
import { mountResource } from '../settings/index.ts';
import { deleteMovings, movingQueue, type StoredMoving, selectMovings, switchMovings } from './moving.repository.ts';
import { maximumMovings, saveMoving, verifyMoving } from './saveMoving.ts';
import { wakeMovings } from './wakeMovings.repository.ts';

const toMoving = (stored: StoredMoving): Moving => {
  const { accountId: _account, mailboxId: _mailbox, sealedPassword: _password, status, receivedAt, nextAt, ...shown } = stored;
  return {
    ...shown,
    moveStatus: status,
    lastReceiveTime: receivedAt?.toISOString() ?? null,
    nextReceiveTime: nextAt?.toISOString() ?? null,
  };
};

const neverCalled = () => Promise.reject(new Error('Accounts are verified before they are stored.'));

/** SET-79 to SET-85: accounts of other mail systems whose mail is fetched. */
export async function movingRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, now } = deps;
  mountResource(
    app,
    deps,
    movingResource,
    {
      async list(from, accountId) {
        const results = (await selectMovings(from, accountId)).map(toMoving);
        return { count: results.length, results };
      },
      async find(from, accountId, id) {
        const found = (await selectMovings(from, accountId)).find((one) => one.id === id);
        return found && toMoving(found);
      },
      count: async (tx, accountId) => (await selectMovings(tx, accountId)).length,
      insert: neverCalled,
      update: neverCalled,
      async remove(tx, accountId, rows) {
        const ids = rows === 'all' ? (await selectMovings(tx, accountId)).map(({ id }) => id) : rows;
        const gone = await deleteMovings(tx, accountId, ids);
        await cancelJob(tx, movingQueue, gone);
        return gone.length;
      },
      async setActive(tx, accountId, ids, isActive) {
        const own = (await selectMovings(tx, accountId)).filter(({ id }) => ids.includes(id));
        const changed = await switchMovings(tx, accountId, ids, isActive);
        if (!isActive) await cancelJob(tx, movingQueue, changed);
        else for (const id of changed) await scheduleJob(tx, movingQueue, id, now());
        await wakeMovings(tx);
        return own.length;
      },
    },
    { maximum: maximumMovings, without: ['create', 'update'] },
  );
  route(app, movingResource.create, async ({ session: { accountId }, body: form, reply }) =>
    untilGone(reply, async (gone) => toMoving(await saveMoving(deps, { accountId, form, gone }))),
  );
  route(app, movingResource.update, async ({ session: { accountId }, params: { id }, body: form, reply }) =>
    untilGone(reply, async (gone) => toMoving(await saveMoving(deps, { accountId, id, form, gone }))),
  );
  route(app, verifyEndpoint, async ({ session: { accountId }, body: form, reply }) =>
    untilGone(reply, async (gone) => ({ folders: await verifyMoving(deps, { accountId, form, gone }) })),
  );
  route(app, receiveMoving, async ({ session: { accountId }, body: { id } }) => {
    if (!(await selectMovings(db, accountId)).some((one) => one.id === id)) throw new Problem('not-found');
    await db.transaction().execute(async (tx) => {
      await hastenJob(tx, movingQueue, id, now());
      await wakeMovings(tx);
    });
    return { msg: 'ok' };
  });
  route(app, presetMoving, async ({ query: { email } }) => {
    const results = presetsOf(email);
    return { count: results.length, results };
  });
}
