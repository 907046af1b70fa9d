import { getLoginPlaces, getWelcome } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectUsage } from '../../mail/usage/usage.repository.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { openIpTable } from '../../platform/network/index.ts';
import { countUnread, selectLastLogins } from './home.repository.ts';
import { openWeather } from './weather.ts';

const toMegabytes = (bytes: number) => Math.round((bytes / 1_048_576) * 100) / 100;
const rateOf = (used: number, quota: number) => (quota > 0 ? Math.round((used / quota) * 1000) / 10 : 0);

/** HOM: figures of the home page. PSH-20: places of the logins. */
export async function homeRoutes(app: FastifyInstance, { db, now, config, log }: Deps): Promise<void> {
  const placeOf = openIpTable(config.ipTable);
  const weather = openWeather(config);
  const weatherToday = async () => {
    try {
      return (await weather?.today()) ?? null;
    } catch (error) {
      log.warn({ err: error }, 'the weather is not known');
      return null;
    }
  };

  route(app, getWelcome, async ({ session }) => {
    const [{ used, quota }, unread, { last }, data] = await Promise.all([
      selectUsage(db, session.mailboxId, now()),
      countUnread(db, session.mailboxId),
      selectLastLogins(db, session),
      weatherToday(),
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
