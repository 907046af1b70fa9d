import type { OperationRole, OperationTarget } from '@jinshu/api';
import { sql } from 'kysely';
import type { ChangedField, Db, Tx } from '../db/index.ts';

/** Author of an action in the back stage or on the command line. */
export interface OperationAuthor {
  accountId: number | null;
  /** Address, or `command line`. */
  name: string;
  role: OperationRole | null;
  ip: string;
}

/** Target of an action. */
export interface ActionTarget {
  kind: OperationTarget;
  id: string | number;
  name: string;
  /** Department of the target, for administrators who see only some departments. */
  departmentId?: number | null | undefined;
}

/** An action that is recorded. */
export interface OperationAction {
  /** Name of the call. */
  action: string;
  target?: ActionTarget | undefined;
  changes?: readonly ChangedField[] | undefined;
  isRefused?: boolean | undefined;
}

/** Writes a record of an action. */
export async function insertOperationRecord(db: Db | Tx, author: OperationAuthor, at: Date, given: OperationAction): Promise<void> {
  const { action, target, changes = [], isRefused = false } = given;
  await db
    .insertInto('operation_record')
    .values({
      at,
      account_id: author.accountId,
      author: author.name,
      role: author.role,
      ip: author.ip,
      action,
      is_refused: isRefused,
      target_kind: target?.kind ?? null,
      target_id: target === undefined ? '' : String(target.id),
      target_name: target?.name ?? '',
      department_id: target?.departmentId ?? null,
      changes: JSON.stringify(changes),
    })
    .execute();
}

/** Removes records that are older than they are kept. The database refuses to remove younger ones. */
export async function deleteOldOperationRecords(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM operation_record WHERE at < ${before}`.execute(db);
}

/** Last change of something. */
export interface LastAction {
  /** Number of its record: the version of what it changed. */
  id: number;
  author: string;
  at: Date;
}

/** Returns the last change of each target of a kind. */
export async function selectLastActions(
  db: Db | Tx,
  kind: OperationTarget,
  ids: readonly (string | number)[],
): Promise<Map<string, LastAction>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<LastAction & { target: string }>`
    SELECT DISTINCT ON (target_id) target_id AS target, id, author, at FROM operation_record
    WHERE target_kind = ${kind} AND target_id = ANY(${ids.map(String)}::text[]) AND NOT is_refused ORDER BY target_id, id DESC`.execute(db);
  return new Map(rows.map(({ target, ...last }) => [target, last]));
}

/** Lets only one transaction at a time change a target. */
export async function lockTarget(tx: Tx, kind: OperationTarget, id: string | number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind} ${id}`}, 0))`.execute(tx);
}
