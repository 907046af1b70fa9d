import { listOperationRecords } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { selectActionRecords } from './actionRecord.repository.ts';

/** BAK-103: records of what administrators did. */
export function actionRecordRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, listOperationRecords, ({ operator, query }) => selectActionRecords(db, operator.reach, query));
}
