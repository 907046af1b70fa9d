import { Problem, type RecallRecord, recallRecordResource } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { countOwn, mountResource, removeOwn, selectOwnMailbox, setOwnActive } from '../settings/index.ts';
import { recallMail } from './recallMail.ts';
import { selectRecallRecords } from './recallRecord.repository.ts';

/**
 * SET-92: the recall records. To add one is to recall a message. A message is recalled once, so a change recalls nothing again: it returns
 * the record of the message.
 */
export async function recallRecordRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const first = ([record]: readonly RecallRecord[]): RecallRecord => {
    if (!record) throw new Problem('not-found');
    return record;
  };
  const find = async (accountId: number, id: number) => (await selectRecallRecords(db, accountId, { ids: [id] }))[0];
  const recall = async (accountId: number, messageId: string) => {
    await recallMail(deps, { mailboxId: await selectOwnMailbox(db, accountId), messageId });
    return first(await selectRecallRecords(db, accountId, { messageId }));
  };

  mountResource(
    app,
    deps,
    recallRecordResource,
    {
      list: async (on, accountId) => {
        const results = await selectRecallRecords(on, accountId);
        return { count: await countOwn(on, 'recall_record', accountId), results };
      },
      find: (_on, accountId, id) => find(accountId, id),
      remove: (tx, accountId, rows) => removeOwn(tx, 'recall_record', accountId, rows),
      setActive: (tx, accountId, ids, isActive) => setOwnActive(tx, 'recall_record', accountId, { ids, isActive }),
      count: (tx, accountId) => countOwn(tx, 'recall_record', accountId),
      insert: () => Promise.reject(new Problem('not-found')),
      update: () => Promise.resolve(undefined),
    },
    { maximum: Number.POSITIVE_INFINITY, without: ['create', 'update'] },
  );

  route(app, recallRecordResource.create, ({ session: { accountId }, body: { messageId } }) => recall(accountId, messageId));

  route(app, recallRecordResource.update, async ({ session: { accountId }, params: { id }, body: { messageId } }) => {
    const known = first([await find(accountId, id)].flatMap((record) => record ?? []));
    if (known.messageId !== messageId) throw new Problem('not-found');
    return known;
  });
}
