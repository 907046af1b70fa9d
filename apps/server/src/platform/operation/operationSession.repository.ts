import { type OperationRole, operationSessionLimits } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import type { OperationSession } from './OperationSession.ts';

const bytesOf = (key: string) => Buffer.from(key, 'hex');
const idleMs = operationSessionLimits.idleMinutes * 60_000;

interface Row extends Omit<OperationSession, 'key' | 'reach'> {
  below: number[];
}

/** Returns the live session of a secret: its account has a role and may log in. Asked anew for each call, so that a role that is withdrawn ends at once. */
export async function selectOperationSession(db: Db, key: string, now: Date): Promise<OperationSession | undefined> {
  const { rows } = await sql<Row & { role: OperationRole }>`
    WITH RECURSIVE own AS (
      SELECT s.*, a.login, a.name, r.role FROM operation_session s
      JOIN account a ON a.id = s.account_id AND a.is_active JOIN operation_role r ON r.account_id = a.id
      WHERE s.secret_hash = ${bytesOf(key)} AND s.expires_at > ${now} AND s.last_used_at > ${new Date(now.getTime() - idleMs)}
    ), below AS (
      SELECT department_id AS id FROM operation_department WHERE account_id = (SELECT account_id FROM own)
      UNION SELECT d.id FROM department d JOIN below ON d.parent_id = below.id
    )
    SELECT account_id AS "accountId", login AS address, name, role, token, password_at AS "passwordAt", last_used_at AS "lastUsedAt",
      expires_at AS "expiresAt",
      ARRAY(SELECT department_id FROM operation_department o WHERE o.account_id = own.account_id ORDER BY 1) AS "departmentIds",
      ARRAY(SELECT id FROM below) AS below
    FROM own`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { below, ...session } = row;
  return { ...session, key, reach: row.role === 'organisation' ? below : 'all' };
}

/** Notes that the user is there, at most every ten seconds. */
export async function noteOperationUse(db: Db, { key, lastUsedAt }: OperationSession, now: Date): Promise<void> {
  if (now.getTime() - lastUsedAt.getTime() < 10_000) return;
  await db.updateTable('operation_session').set({ last_used_at: now }).where('secret_hash', '=', bytesOf(key)).execute();
}

/** Session that is to begin. */
export interface NewOperationSession {
  key: string;
  accountId: number;
  token: string;
  ip: string;
  browser: string;
  at: Date;
}

/** Begins a session, and forgets those that are over. */
export async function insertOperationSession(tx: Tx, { key, accountId, token, ip, browser, at }: NewOperationSession): Promise<void> {
  await tx.deleteFrom('operation_session').where('expires_at', '<=', at).execute();
  await tx
    .insertInto('operation_session')
    .values({
      secret_hash: bytesOf(key),
      account_id: accountId,
      token,
      ip,
      browser,
      created_at: at,
      last_used_at: at,
      password_at: at,
      expires_at: new Date(at.getTime() + operationSessionLimits.hours * 3_600_000),
    })
    .execute();
}

/** Notes that the password was entered again. */
export async function notePassword(db: Db | Tx, key: string, at: Date): Promise<void> {
  await db.updateTable('operation_session').set({ password_at: at, last_used_at: at }).where('secret_hash', '=', bytesOf(key)).execute();
}

/** Ends a session. */
export async function deleteOperationSession(db: Db | Tx, key: string): Promise<void> {
  await db.deleteFrom('operation_session').where('secret_hash', '=', bytesOf(key)).execute();
}

/** Ends all sessions of an account in the back stage. */
export async function deleteOperationSessionsOf(db: Db | Tx, accountId: number): Promise<void> {
  await db.deleteFrom('operation_session').where('account_id', '=', accountId).execute();
}
