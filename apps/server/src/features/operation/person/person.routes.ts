import {
  changePerson as changeEndpoint,
  clearOfPerson as clearEndpoint,
  createPerson as createEndpoint,
  deletePerson,
  enablePerson as enableEndpoint,
  endPersonSession,
  endPersonSessions as endSessionsEndpoint,
  exportPeople,
  getPerson,
  getPersonUse,
  listPeople,
  listPersonSessions,
  resetPersonPassword,
  restorePerson,
  sharePerson as shareEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectLanguage } from '../../../mail/settings/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf, recordAction } from '../../../platform/operation/index.ts';
import { listSessions } from '../../../platform/session/index.ts';
import { openSecret } from '../../login/index.ts';
import { writeTable } from '../../table/index.ts';
import { changePerson } from './changePerson.ts';
import { createPerson } from './createPerson.ts';
import { removePerson } from './deletePerson.ts';
import { peopleTable } from './peopleTable.ts';
import { clearOfPerson, enablePerson, endPersonSessions } from './personAccess.ts';
import { personToSee } from './personInReach.ts';
import { readPeople, readPerson, readPersonUse } from './readPeople.ts';
import { resetPassword } from './resetPassword.ts';
import { sharePerson } from './sharePerson.ts';

/** Most rows of a file of people. */
const mostExported = 100_000;

/** BAK-26 to BAK-39: people, to be read. */
function readingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, listPeople, ({ operator, query }) => readPeople(deps, operator.reach, query));

  route(app, exportPeople, async (call) => {
    const { format, ...query } = call.query;
    const { results } = await readPeople(deps, call.operator.reach, { ...query, page: 1, pageSize: mostExported });
    const { rows, name } = peopleTable(results, await selectLanguage(db, call.operator.accountId));
    await db.transaction().execute((tx) => recordAction(tx, deps, authorOf(call), { action: 'exportPeople' }));
    return writeTable(rows, { format, name });
  });

  route(app, getPerson, async ({ operator, params: { id } }) => {
    await personToSee(db, operator, id);
    return readPerson(deps, id);
  });

  route(app, listPersonSessions, async ({ operator, params: { id } }) => {
    await personToSee(db, operator, id);
    const found = await listSessions(db, id, { key: '', now: deps.now() });
    const results = found.map(({ isCurrent: _, startedAt, lastUsedAt, ...one }) => ({
      ...one,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
    return { count: results.length, results };
  });
}

/** BAK-27 to BAK-39: changes of people. */
export function personRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps);
  const { db } = deps;
  const opened = (password: string | undefined) => (password === undefined ? undefined : openSecret(deps, password));

  route(app, createEndpoint, async (call) =>
    createPerson(deps, call.operator, authorOf(call), { ...call.body, password: await opened(call.body.password) }),
  );

  route(app, changeEndpoint, async (call) => {
    const { id } = call.params;
    await changePerson(deps, call.operator, authorOf(call), { id, change: call.body });
    return readPerson(deps, id);
  });

  route(app, enableEndpoint, async (call) => {
    const { id } = call.params;
    await enablePerson(deps, call.operator, authorOf(call), { id, ...call.body });
    return readPerson(deps, id);
  });

  route(app, deletePerson, async (call) => {
    const { id } = call.params;
    await removePerson(deps, call.operator, authorOf(call), { id, isBack: false });
    return readPerson(deps, id);
  });

  route(app, restorePerson, async (call) => {
    const { id } = call.params;
    await removePerson(deps, call.operator, authorOf(call), { id, isBack: true });
    return readPerson(deps, id);
  });

  route(app, shareEndpoint, async (call) => ({
    mailboxId: await sharePerson(deps, call.operator, authorOf(call), { id: call.params.id, memberIds: call.body.memberIds }),
  }));

  route(app, getPersonUse, async ({ operator, params: { id } }) => {
    await personToSee(db, operator, id);
    return readPersonUse(deps, id);
  });

  route(app, resetPersonPassword, async (call) => {
    const { password, mustChange } = call.body;
    return resetPassword(deps, call.operator, authorOf(call), { id: call.params.id, password: await opened(password), mustChange });
  });

  route(app, clearEndpoint, async (call) => {
    const { id } = call.params;
    await clearOfPerson(deps, call.operator, authorOf(call), { id, thing: call.body.thing });
    return readPerson(deps, id);
  });

  route(app, endPersonSession, async (call) => {
    await endPersonSessions(deps, call.operator, authorOf(call), call.params);
    return {};
  });

  route(app, endSessionsEndpoint, async (call) => {
    await endPersonSessions(deps, call.operator, authorOf(call), { id: call.params.id });
    return {};
  });
}
