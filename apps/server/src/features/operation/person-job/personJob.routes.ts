import {
  changePeople as changeEndpoint,
  downloadPersonJobFile,
  getPersonJob,
  listPersonJobRows,
  Problem,
  undoPersonJob as undoEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectLanguage } from '../../../mail/settings/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf, recordAction } from '../../../platform/operation/index.ts';
import { writeTable } from '../../table/index.ts';
import { refused } from '../refuse.ts';
import { changePeople, undoPersonJob } from './changePeople.ts';
import { jobTable } from './jobFile.ts';
import { openJobPassword } from './jobPassword.ts';
import { selectJobRows, selectPersonJob, takeJobRows } from './personJob.repository.ts';

/** BAK-30, BAK-42: the jobs that the caller began. */
export function personJobRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const ownJob = async (accountId: number, id: number) => {
    const job = await selectPersonJob(db, id, accountId);
    if (!job) throw new Problem('not-found');
    return job;
  };

  route(app, getPersonJob, ({ operator, params: { id } }) => ownJob(operator.accountId, id));

  route(app, listPersonJobRows, async ({ operator, params: { id }, query: { page, pageSize } }) => {
    const { total } = await ownJob(operator.accountId, id);
    return { count: total, results: await selectJobRows(db, id, { limit: pageSize, offset: (page - 1) * pageSize }) };
  });

  route(app, changeEndpoint, async (call) => ({ id: await changePeople(deps, call.operator, authorOf(call), call.body) }));

  route(app, undoEndpoint, async (call) => {
    const { id } = call.params;
    await ownJob(call.operator.accountId, id);
    return { id: await undoPersonJob(deps, call.operator, authorOf(call), id) };
  });

  route(app, downloadPersonJobFile, async (call) => {
    const { accountId } = call.operator;
    const { id } = call.params;
    await ownJob(accountId, id);
    const language = await selectLanguage(db, accountId);
    const taken = await db.transaction().execute(async (tx) => {
      const rows = await takeJobRows(tx, id, accountId, deps.now());
      if (!rows) throw refused('file-taken');
      const target = { kind: 'person-job', id, name: String(id) } as const;
      await recordAction(tx, deps, authorOf(call), { action: 'downloadPersonJobFile', target });
      return rows;
    });
    const opened = await Promise.all(
      taken.map(async (row) => ({ ...row, password: row.sealedPassword ? await openJobPassword(db, row.sealedPassword) : '' })),
    );
    const { name, rows } = jobTable(opened, language);
    return writeTable(rows, { format: call.body.format, name });
  });
}
