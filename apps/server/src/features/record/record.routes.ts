import {
  listDeletedRecords,
  listLoginRecords,
  listReceivedRecords,
  listSentRecords,
  type MailRecord,
  type MailRecordQuery,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { openIpTable } from '../../platform/network/index.ts';
import { type StoredMailRecord, selectLogins, selectMailRecords } from './record.repository.ts';

/** Waiting comes before failed: the outcome is still open. */
const toRecord = ({ at, hasFailed, isWaiting, ...row }: StoredMailRecord): MailRecord => ({
  ...row,
  at: at.toISOString(),
  outcome: isWaiting ? 'waiting' : hasFailed ? 'failure' : 'success',
});

/** QRY: records of logins, and of sent, received and deleted mail. */
export async function recordRoutes(app: FastifyInstance, { db, now, config }: Deps): Promise<void> {
  const placeOf = openIpTable(config.ipTable);

  route(app, listLoginRecords, async ({ session: { accountId }, query }) => {
    const { count, rows } = await selectLogins(db, accountId, { ...query, now: now() });
    return { count, results: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), place: placeOf(row.ip) })) };
  });

  const list = async (mailboxId: number, kind: 'sent' | 'received' | 'deleted', query: MailRecordQuery) => {
    const { count, rows } = await selectMailRecords(db, { mailboxId, kind }, { ...query, now: now() });
    return { count, results: rows.map(toRecord) };
  };
  route(app, listSentRecords, ({ session, query }) => list(session.mailboxId, 'sent', query));
  route(app, listReceivedRecords, ({ session, query }) => list(session.mailboxId, 'received', query));
  route(app, listDeletedRecords, ({ session, query }) => list(session.mailboxId, 'deleted', query));
}
