import type { MailJob } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { FolderRow } from '../message/index.ts';
import type { RuleTest } from '../rule/index.ts';
import type { BulkStep, BulkWork } from './bulkWork.ts';

/** Applying a filter rule, as it was when the job began, to the messages of a folder that match it. */
export interface FilterWork extends RuleTest {
  kind: 'filter';
  act: Exclude<BulkWork, { kind: 'delete' | 'expunge' | 'not-spam' | 'reject' | 'remove-folder' }>;
}

/** The channel that wakes the workers of all servers. */
export const mailJobChannel = 'jinshu_mail_job';

const shown = sql`id, state, done_count AS done, total_count AS total`;

/** Work of a job: an action on the messages of a folder, removing a deleted tag from every message, or applying a filter rule. */
export type JobWork = BulkWork | { kind: 'remove-tag'; number: number } | FilterWork;

interface NewJob extends Pick<BulkStep, 'mailboxId' | 'accountId' | 'uids'> {
  folder: Pick<FolderRow, 'rawName' | 'nextUid' | 'messageCount'>;
  work: JobWork;
}

/** Begins a job about all messages that are there now; a word to the workers follows when the transaction commits. */
export async function insertMailJob(tx: Tx, { mailboxId, accountId, folder, uids, work }: NewJob): Promise<{ id: string; total: number }> {
  const list = Array.isArray(uids) ? [...new Set(uids)].sort((a, b) => a - b) : null;
  const { rows } = await sql<{ id: string; total: number }>`
    INSERT INTO mail_job (mailbox_id, account_id, folder, work, uids, last_uid, total_count)
    VALUES (${mailboxId}, ${accountId}, ${folder.rawName}, ${JSON.stringify(work)}::jsonb, ${list}::bigint[],
      ${folder.nextUid - 1}, ${list?.length ?? folder.messageCount})
    RETURNING id, total_count AS total, pg_notify(${mailJobChannel}, '')::text`.execute(tx);
  const { id, total } = rows[0] as { id: string; total: number };
  return { id, total };
}

/** A job with a slice to do, held by the transaction that reads it. */
export interface HeldJob {
  mailboxId: number;
  id: string;
  accountId: number;
  folder: string;
  work: JobWork;
  uids: number[] | null;
  doneUid: number;
  lastUid: number;
}

/** Claims the running job that has waited longest and is not held by another worker. */
export async function holdMailJob(tx: Tx): Promise<HeldJob | undefined> {
  const { rows } = await sql<HeldJob>`
    SELECT mailbox_id AS "mailboxId", id, account_id AS "accountId", folder, work, uids::float8[] AS uids, done_uid AS "doneUid", last_uid AS "lastUid"
    FROM mail_job WHERE state = 'running' ORDER BY updated_at LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0];
}

type JobKey = Pick<HeldJob, 'mailboxId' | 'id'>;

/** Notes that a slice is done; without one the job is. */
export async function advanceMailJob(tx: Tx, { mailboxId, id }: JobKey, slice: { upTo: number; count: number } | undefined): Promise<void> {
  await (slice
    ? sql`UPDATE mail_job SET done_uid = ${slice.upTo}, done_count = least(done_count + ${slice.count}, total_count), failures = 0,
          updated_at = clock_timestamp() WHERE mailbox_id = ${mailboxId} AND id = ${id}`
    : sql`UPDATE mail_job SET state = 'done', done_count = total_count, updated_at = clock_timestamp()
          WHERE mailbox_id = ${mailboxId} AND id = ${id}`
  ).execute(tx);
}

/** Stops a running job. Returns its progress, or undefined if the job does not exist. */
export async function endMailJob(db: Db | Tx, { mailboxId, id }: JobKey): Promise<MailJob | undefined> {
  await sql`UPDATE mail_job SET state = 'stopped', updated_at = clock_timestamp()
    WHERE mailbox_id = ${mailboxId} AND id = ${id} AND state = 'running'`.execute(db);
  return selectMailJob(db, { mailboxId, id });
}

/** Notes that a slice met an error; after some in a row the job is given up. */
export async function noteFailure(db: Db, { mailboxId, id }: JobKey, maximum: number): Promise<void> {
  await sql`UPDATE mail_job SET failures = failures + 1, state = CASE WHEN failures + 1 >= ${maximum} THEN 'stopped' ELSE state END,
    updated_at = clock_timestamp() WHERE mailbox_id = ${mailboxId} AND id = ${id} AND state = 'running'`.execute(db);
}

/** Returns the progress of a job. */
export async function selectMailJob(db: Db | Tx, { mailboxId, id }: JobKey): Promise<MailJob | undefined> {
  const { rows } = await sql<MailJob>`SELECT ${shown} FROM mail_job WHERE mailbox_id = ${mailboxId} AND id = ${id}`.execute(db);
  return rows[0];
}

/** Forgets jobs that ended long ago. */
export async function deleteEndedJobs(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM mail_job WHERE state <> 'running' AND updated_at < ${before}`.execute(db);
}
