import { getLoginPlaces, getWelcome } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectProfile } from '../../mail/settings/index.ts';
import { selectUsage } from '../../mail/usage/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { openIpTable } from '../../platform/network/index.ts';
import { countUnread, selectLastLogins } from './home.repository.ts';
import { keepWeather } from './weather.ts';

const toMegabytes = (bytes: number) => Math.round((bytes / 1_048_576) * 100) / 100;
const rateOf = (used: number, quota: number) => (quota > 0 ? Math.round((used / quota) * 1000) / 10 : 0);

/** HOM: figures of the home page. PSH-20: places of the logins. */
export async function homeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, now, config } = deps;
  const placeOf = openIpTable(config.ipTable);
  const weatherToday = keepWeather(deps);

  route(app, getWelcome, async ({ session }) => {
    const [{ used, quota }, unread, { last }, data] = await Promise.all([
      selectUsage(db, session.mailboxId, now()),
      countUnread(db, session.mailboxId),
      selectLastLogins(db, session),
      selectProfile(db, session.accountId).then((profile) => weatherToday(profile?.language ?? 'zh-hans')),
    ]);
    return {
      user: {
        capacityUsed: toMegabytes(used),
        capacityTotal: toMegabytes(quota),
        capacityUsedRate: rateOf(used, quota),
        lastLogin: last?.at.toISOString() ?? '',
        loginIp: last?.ip ?? '',
        loginIsp: last ? placeOf(last.ip) : '',
        unread,
      },
      weather: { hasWeather: data !== null, ...(data && { data }) },
    };
  });

  route(app, getLoginPlaces, async ({ session }) => {
    const { current, last } = await selectLastLogins(db, session);
    const nameOf = (ip = '') => placeOf(ip) || ip;
    return {
      current: nameOf(current?.ip),
      last: nameOf(last?.ip),
      lastAt: last?.at.toISOString() ?? '',
      isElsewhere: last !== undefined && nameOf(current?.ip) !== nameOf(last.ip),
    };
  });
}
