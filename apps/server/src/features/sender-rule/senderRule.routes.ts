import {
  allowedSenderResource,
  blockedSenderResource,
  importAllowedSenders,
  importBlockedSenders,
  maximumSenderRules,
  Problem,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { changeSettings, countOwn, mountResource, removeOwn, setOwnActive } from '../settings/index.ts';
import {
  addSenderRules,
  insertSenderRule,
  ofList,
  selectSenderRule,
  selectSenderRules,
  updateSenderRule,
} from './senderList.repository.ts';

const lists = [
  { resource: allowedSenderResource, importing: importAllowedSenders, action: 'white' },
  { resource: blockedSenderResource, importing: importBlockedSenders, action: 'black' },
] as const;

/** SET-74 to SET-78: the allowed and the blocked senders. */
export async function senderRuleRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const { resource, importing, action } of lists) {
    const of = ofList(action);
    mountResource(
      app,
      deps,
      resource,
      {
        list: async (db, accountId) => {
          const results = await selectSenderRules(db, accountId, action);
          return { count: results.length, results };
        },
        find: (db, accountId, id) => selectSenderRule(db, accountId, action, id),
        count: (tx, accountId) => countOwn(tx, 'sender_rule', accountId, of),
        insert: (tx, accountId, { pattern }) => insertSenderRule(tx, accountId, action, pattern),
        update: (tx, accountId, id, { pattern }) => updateSenderRule(tx, accountId, action, { id, pattern }),
        remove: (tx, accountId, rows) => removeOwn(tx, 'sender_rule', accountId, rows, of),
        setActive: (tx, accountId, ids, isActive) => setOwnActive(tx, 'sender_rule', accountId, { ids, isActive, also: of }),
      },
      { maximum: maximumSenderRules },
    );

    route(app, importing, async ({ session: { accountId }, body: { patterns } }) => ({
      count: await changeSettings(
        deps,
        accountId,
        async (tx) => {
          const added = await addSenderRules(tx, accountId, action, patterns);
          if ((await countOwn(tx, 'sender_rule', accountId, of)) > maximumSenderRules) throw new Problem('too-many-kept');
          return added;
        },
        resource.name,
      ),
    }));
  }
}
