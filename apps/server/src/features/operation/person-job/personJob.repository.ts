import { type OperationRole, type PersonJob, type PersonJobOutcome, type PersonJobRow, Problem } from '@jinshu/api';
import { sql } from 'kysely';
import type { ChangedField, Db, Tx } from '../../../platform/db/index.ts';
import type { OperationAuthor } from '../../../platform/operation/index.ts';
import type { Caller } from '../person/changePerson.ts';
import { needsPassword, type PersonWork } from './PersonWork.ts';

/** The channel that wakes the workers of all servers. */
export const personJobChannel = 'jinshu_person_job';

/** Row of a new job. One without work has its outcome already. */
export interface NewJobRow {
  row: number;
  personId: number | null;
  address: string;
  name: string;
  work: PersonWork | null;
  outcome: PersonJobOutcome | null;
  field: string;
  reason: string;
}

/** Input of a new job. */
export interface NewPersonJob {
  kind: 'import' | 'bulk';
  accountId: number;
  author: OperationAuthor;
  isAtomic: boolean;
  at: Date;
  rows: readonly NewJobRow[];
}

/** Rows that are inserted at once. */
const atOnce = 1_000;

/** Begins a job; a word to the workers follows when the transaction commits. Returns its number. */
export async function insertPersonJob(tx: Tx, { kind, accountId, author, isAtomic, at, rows }: NewPersonJob): Promise<number> {
  const { id } = await tx
    .insertInto('person_job')
    .values({ kind, account_id: accountId, author: JSON.stringify(author), is_atomic: isAtomic, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let start = 0; start < rows.length; start += atOnce)
    await tx
      .insertInto('person_job_row')
      .values(
        rows.slice(start, start + atOnce).map(({ personId, work, ...row }) => ({
          ...row,
          job_id: id,
          person_id: personId,
          work: work && JSON.stringify(work),
          is_ready: !work || !needsPassword(work),
        })),
      )
      .execute();
  await sql`SELECT pg_notify(${personJobChannel}, '')`.execute(tx);
  return id;
}

const counted = (outcome: PersonJobOutcome) => sql`(count(*) FILTER (WHERE r.outcome = ${outcome}))::integer`;

/** Returns the progress of a job of an account. The rows of one with all or none count when their passwords are made. */
export async function selectPersonJob(db: Db | Tx, id: number, accountId: number): Promise<PersonJob | undefined> {
  const { rows } = await sql<PersonJob>`
    SELECT j.id, j.kind, j.finished_at IS NOT NULL AS "isDone", count(r.row)::integer AS total,
      (count(*) FILTER (WHERE r.outcome IS NOT NULL OR (j.is_atomic AND r.is_ready)))::integer AS "doneCount",
      ${counted('created')} AS "createdCount", ${counted('changed')} AS "changedCount", ${counted('unchanged')} AS "unchangedCount",
      ${counted('failed')} AS "failedCount", ${counted('skipped')} AS "skippedCount",
      j.finished_at IS NOT NULL AND j.downloaded_at IS NULL AS "hasFile",
      coalesce(j.kind = 'bulk' AND j.finished_at IS NOT NULL AND j.undone_at IS NULL AND bool_or(r.outcome = 'changed' AND r.before IS NOT NULL), false)
        AS "canUndo"
    FROM person_job j LEFT JOIN person_job_row r ON r.job_id = j.id
    WHERE j.id = ${id} AND j.account_id = ${accountId} GROUP BY j.id`.execute(db);
  return rows[0];
}

/** Returns rows of a job, those that failed first. */
export async function selectJobRows(db: Db, id: number, { limit, offset }: { limit: number; offset: number }): Promise<PersonJobRow[]> {
  const { rows } = await sql<PersonJobRow>`
    SELECT row, person_id::float8 AS "personId", address AS "userName", name, outcome, field, reason FROM person_job_row WHERE job_id = ${id}
    ORDER BY outcome IS DISTINCT FROM 'failed', row LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** Row of a job as its file has it. */
export interface FinishedRow extends PersonJobRow {
  sealedPassword: Buffer | null;
}

/** Returns the rows of a finished job for its only download, and deletes the passwords. Undefined after an earlier download. */
export async function takeJobRows(tx: Tx, id: number, accountId: number, at: Date): Promise<FinishedRow[] | undefined> {
  const { rows: taken } = await sql`
    UPDATE person_job SET downloaded_at = ${at}
    WHERE id = ${id} AND account_id = ${accountId} AND finished_at IS NOT NULL AND downloaded_at IS NULL RETURNING id`.execute(tx);
  if (taken.length === 0) return undefined;
  const { rows } = await sql<FinishedRow>`
    SELECT row, person_id::float8 AS "personId", address AS "userName", name, outcome, field, reason, password AS "sealedPassword"
    FROM person_job_row WHERE job_id = ${id} ORDER BY row`.execute(tx);
  await sql`UPDATE person_job_row SET password = NULL, password_hash = NULL WHERE job_id = ${id}`.execute(tx);
  return rows;
}

/** A job that a worker has in hand. */
export interface HeldPersonJob {
  id: number;
  accountId: number;
  author: OperationAuthor;
  isAtomic: boolean;
  failures: number;
}

/** Claims the oldest job that is not finished and not held by another worker, until the transaction ends. */
export async function holdPersonJob(tx: Tx): Promise<HeldPersonJob | undefined> {
  const { rows } = await sql<HeldPersonJob>`
    SELECT id, account_id AS "accountId", author, is_atomic AS "isAtomic", failures FROM person_job
    WHERE finished_at IS NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0];
}

/** Row to work on. */
export interface JobRow {
  row: number;
  work: PersonWork;
  sealedPassword: Buffer | null;
  passwordHash: string | null;
}

/** Returns the next rows of a job: those that still need a password, or those to write. */
export async function nextJobRows(
  tx: Tx,
  id: number,
  { isReady, limit }: { isReady?: boolean | undefined; limit?: number | undefined },
): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    SELECT row, work, password AS "sealedPassword", password_hash AS "passwordHash" FROM person_job_row
    WHERE job_id = ${id} AND outcome IS NULL AND (${isReady ?? null}::boolean IS NULL OR is_ready = ${isReady ?? null})
    ORDER BY row LIMIT ${limit ?? null}::integer`.execute(tx);
  return rows;
}

/** Keeps the password that was made for a row. */
export async function readyJobRow(
  tx: Tx,
  id: number,
  { row, sealedPassword, passwordHash }: { row: number; sealedPassword: Buffer; passwordHash: string },
): Promise<void> {
  await tx
    .updateTable('person_job_row')
    .set({ is_ready: true, password: sealedPassword, password_hash: passwordHash })
    .where('job_id', '=', id)
    .where('row', '=', row)
    .execute();
}

/** Outcome of a row. */
export interface RowOutcome {
  row: number;
  outcome: PersonJobOutcome;
  personId?: number | undefined;
  address?: string | undefined;
  field?: string | undefined;
  reason?: string | undefined;
  /** Changed fields. */
  before?: readonly ChangedField[] | undefined;
}

/** Notes the outcome of a row. A row that failed keeps no password. */
export async function settleJobRow(tx: Tx, id: number, given: RowOutcome): Promise<void> {
  const { row, outcome, personId, address, field = '', reason = '', before } = given;
  const isWritten = outcome === 'created' || outcome === 'changed';
  await tx
    .updateTable('person_job_row')
    .set({
      outcome,
      field,
      reason,
      password_hash: null,
      ...(!isWritten && { password: null }),
      ...(personId !== undefined && { person_id: personId }),
      ...(address !== undefined && { address }),
      ...(before && { before: JSON.stringify(Object.fromEntries(before.map((change) => [change.field, change.before ?? null]))) }),
    })
    .where('job_id', '=', id)
    .where('row', '=', row)
    .execute();
}

/** Gives all rows that wait one outcome. */
export async function settleWaitingRows(tx: Tx, id: number, outcome: 'skipped'): Promise<void> {
  await sql`UPDATE person_job_row SET outcome = ${outcome}, password = NULL, password_hash = NULL WHERE job_id = ${id} AND outcome IS NULL`.execute(
    tx,
  );
}

/** Does something that can be refused. A refusal undoes it alone, not the transaction. Returns the refusal. */
export async function attempt(tx: Tx, act: () => Promise<void>): Promise<Problem | undefined> {
  await sql`SAVEPOINT attempt`.execute(tx);
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await sql`ROLLBACK TO SAVEPOINT attempt`.execute(tx);
    return error;
  }
  await sql`RELEASE SAVEPOINT attempt`.execute(tx);
  return undefined;
}

/** Ends a job. */
export const finishPersonJob = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('person_job').set({ finished_at: at }).where('id', '=', id).execute();

/** Notes that a step met an error of the server, or that one went well. */
export const noteJobFailures = (db: Db | Tx, id: number, failures: number) =>
  db.updateTable('person_job').set({ failures }).where('id', '=', id).execute();

/** Removes jobs that ended before a moment. */
export const deleteOldJobs = (db: Db, before: Date) => db.deleteFrom('person_job').where('finished_at', '<', before).execute();

/** Returns role and reach of the one who began a job, as they are now. */
export async function selectCaller(tx: Tx, accountId: number): Promise<Caller | undefined> {
  const { rows } = await sql<{ role: OperationRole; below: number[] }>`
    WITH RECURSIVE below AS (
      SELECT department_id AS id FROM operation_department WHERE account_id = ${accountId}
      UNION SELECT d.id FROM department d JOIN below ON d.parent_id = below.id
    )
    SELECT r.role, ARRAY(SELECT id FROM below) AS below FROM operation_role r JOIN account a ON a.id = r.account_id AND a.is_active
    WHERE r.account_id = ${accountId}`.execute(tx);
  const [row] = rows;
  return row && { role: row.role, reach: row.role === 'organisation' ? row.below : 'all' };
}
