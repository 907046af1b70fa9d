import { getSmsNotice, maximumSmsSenders, setSmsNotice, smsSenderResource } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { saveTimeZone } from '../../mail/recipient/index.ts';
import { countNotices } from '../../mail/sms-notice/index.ts';
import { localTime } from '../../platform/clock/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { changeSettings, countOwn, mountResource, removeOwn, setOwnActive } from '../settings/index.ts';
import { insertSmsSender, saveSmsNotice, selectSmsNotice, selectSmsSenders, updateSmsSender } from './smsNotice.repository.ts';

/** SET-86 to SET-89: notices of new messages by SMS. */
export async function smsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, now } = deps;
  mountResource(
    app,
    deps,
    smsSenderResource,
    {
      list: async (on, accountId) => {
        const results = await selectSmsSenders(on, accountId);
        return { count: results.length, results };
      },
      find: async (on, accountId, id) => (await selectSmsSenders(on, accountId, [id]))[0],
      count: (tx, accountId) => countOwn(tx, 'sms_sender', accountId),
      insert: (tx, accountId, { pattern }) => insertSmsSender(tx, accountId, pattern),
      update: (tx, accountId, id, { pattern }) => updateSmsSender(tx, accountId, id, pattern),
      remove: (tx, accountId, rows) => removeOwn(tx, 'sms_sender', accountId, rows),
      setActive: (tx, accountId, ids, isActive) => setOwnActive(tx, 'sms_sender', accountId, { ids, isActive }),
    },
    { maximum: maximumSmsSenders },
  );

  route(app, getSmsNotice, async ({ session: { accountId } }) => {
    const { settings, mailboxId, timeZone } = await selectSmsNotice(db, accountId);
    const { day } = localTime(now(), timeZone);
    return {
      ...settings,
      sentToday: await countNotices(db, mailboxId, day, timeZone),
      dailyLimit: await readPolicy(db, 'sms_per_day', { accountId }),
    };
  });

  route(app, setSmsNotice, async ({ session: { accountId }, body }) => {
    await changeSettings(deps, accountId, async (tx) => {
      await saveTimeZone(tx, accountId, body.timeZone);
      await saveSmsNotice(tx, accountId, body);
    });
    return { msg: 'success' };
  });
}
