import { autoReplyLimits, autoReplyResource } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { saveTimeZone } from '../../mail/recipient/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { countOwn, mountResource, removeOwn, setOwnActive } from '../settings/index.ts';
import { insertAutoReply, selectAutoReplies, selectAutoReply, updateAutoReply } from './autoReply.repository.ts';

/** SET-63 to SET-67: automatic replies. */
export async function autoReplyRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  mountResource(
    app,
    deps,
    autoReplyResource,
    {
      list: async (db, accountId) => {
        const results = await selectAutoReplies(db, accountId);
        return { count: results.length, results };
      },
      find: selectAutoReply,
      count: (tx, accountId) => countOwn(tx, 'auto_reply', accountId),
      insert: async (tx, accountId, form) => {
        await saveTimeZone(tx, accountId, form.timeZone);
        return insertAutoReply(tx, accountId, form);
      },
      update: async (tx, accountId, id, form) => {
        await saveTimeZone(tx, accountId, form.timeZone);
        return updateAutoReply(tx, accountId, id, form);
      },
      remove: (tx, accountId, rows) => removeOwn(tx, 'auto_reply', accountId, rows),
      setActive: (tx, accountId, ids, isActive) => setOwnActive(tx, 'auto_reply', accountId, { ids, isActive }),
    },
    { maximum: autoReplyLimits.rules },
  );
}
