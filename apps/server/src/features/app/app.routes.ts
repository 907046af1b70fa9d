import { listApps, textIn } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectProfile } from '../../mail/settings/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { selectDepartmentLine } from './department.repository.ts';

/** APP: the applications that the organization offers to the account. */
export async function appRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  route(app, listApps, async ({ session }) => {
    const [apps, profile] = await Promise.all([readPolicy(db, 'app_list', session), selectProfile(db, session.accountId)]);
    const line = apps.some(({ departments }) => departments.length > 0) ? await selectDepartmentLine(db, session.accountId) : [];
    const language = profile?.language ?? 'zh-hans';
    const results = apps
      .filter(({ departments }) => departments.length === 0 || departments.some((id) => line.includes(id)))
      .map(({ name, description, url, icon }) => ({ name: textIn(name, language), description: textIn(description, language), url, icon }));
    return { count: results.length, results };
  });
}
