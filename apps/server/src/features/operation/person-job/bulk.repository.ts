import type { OperationReach } from '@jinshu/api';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { within } from '../department/department.repository.ts';
import type { PersonWork } from './PersonWork.ts';

/** A person that a job is about. */
export interface BulkPerson {
  id: number;
  address: string;
  name: string;
}

/** Returns the people with these ids that the caller reaches, in the order of the ids. */
export async function selectBulkPeople(tx: Tx, reach: OperationReach, ids: readonly number[]): Promise<BulkPerson[]> {
  const { rows } = await sql<BulkPerson>`
    SELECT a.id, a.login AS address, a.name FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS given (id, place)
    JOIN account a ON a.id = given.id JOIN mailbox m ON m.id = a.mailbox_id AND NOT m.is_shared
    WHERE ${within(reach, 'a.department_id')} ORDER BY given.place`.execute(tx);
  return rows;
}

/** A row that changed something, with the earlier values. */
export interface ChangedRow {
  row: number;
  personId: number;
  address: string;
  name: string;
  work: PersonWork;
  before: Record<string, unknown>;
}

/** Marks a job of an account as undone. Returns its changed rows, or undefined if it can't be undone. */
export async function takeForUndo(tx: Tx, id: number, accountId: number, at: Date): Promise<ChangedRow[] | undefined> {
  const { rows: taken } = await sql`
    UPDATE person_job SET undone_at = ${at}
    WHERE id = ${id} AND account_id = ${accountId} AND kind = 'bulk' AND finished_at IS NOT NULL AND undone_at IS NULL
    RETURNING id`.execute(tx);
  if (taken.length === 0) return undefined;
  const { rows } = await sql<ChangedRow>`
    SELECT row, person_id::float8 AS "personId", address, name, work, before FROM person_job_row
    WHERE job_id = ${id} AND outcome = 'changed' AND before IS NOT NULL ORDER BY row`.execute(tx);
  return rows;
}
