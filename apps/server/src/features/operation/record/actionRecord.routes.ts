import { exportRecords, listOperationRecords, listPeopleRecords, maximumExportedRecords } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectLanguage } from '../../../mail/settings/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { openIpTable } from '../../../platform/network/index.ts';
import { authorOf, type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { writeTable } from '../../table/index.ts';
import { selectActionRecords } from './actionRecord.repository.ts';
import { readPeopleRecords } from './readPeopleRecords.ts';
import { actionTable, peopleRecordTable } from './recordTable.ts';

/** BAK-102 to BAK-104: records of what people and administrators did. A search in them is recorded, and so is an export. */
export function actionRecordRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  const placeOf = openIpTable(config.ipTable);
  const record = (
    author: OperationAuthor,
    action: 'listOperationRecords' | 'listPeopleRecords' | 'exportRecords',
    kind: string,
    sought = '',
  ) =>
    db
      .transaction()
      .execute((tx) => recordAction(tx, deps, author, { action, target: { kind: 'records', id: kind, name: sought.trim() } }));

  route(app, listOperationRecords, async (call) => {
    const { operator, query } = call;
    if (query.keyword?.trim() && query.page === 1) await record(authorOf(call), 'listOperationRecords', 'action', query.keyword);
    return selectActionRecords(db, operator.reach, query);
  });

  route(app, listPeopleRecords, async (call) => {
    const { operator, query } = call;
    if (query.page === 1) await record(authorOf(call), 'listPeopleRecords', query.kind, query.keyword ?? query.messageId);
    return readPeopleRecords(deps, placeOf, operator.reach, query);
  });

  route(app, exportRecords, async (call) => {
    const { format, kind, ...filters } = call.query;
    const { reach, accountId } = call.operator;
    const language = await selectLanguage(db, accountId);
    const all = { ...filters, page: 1, pageSize: maximumExportedRecords };
    const { rows, name } =
      kind === 'action'
        ? actionTable((await selectActionRecords(db, reach, all)).results, language)
        : peopleRecordTable(kind, (await readPeopleRecords(deps, placeOf, reach, { ...all, kind })).results, language);
    await record(authorOf(call), 'exportRecords', kind, filters.keyword);
    return writeTable(rows, { format, name });
  });
}
