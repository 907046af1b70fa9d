import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** Account data needed for a login. */
export interface LoginAccount {
  id: number;
  mailboxId: number;
  address: string;
  name: string;
  passwordHash: string | null;
  isActive: boolean;
}

/** The account of an address or an employee number (LGN-02). An address goes before a number that reads the same. */
export async function selectLoginAccount(db: Db, given: { login: string; employeeNumber: string }): Promise<LoginAccount | undefined> {
  const { rows } = await sql<LoginAccount>`
    SELECT id, mailbox_id AS "mailboxId", login AS address, name, password_hash AS "passwordHash", is_active AS "isActive"
    FROM account WHERE login = ${given.login} OR employee_number = ${given.employeeNumber}
    ORDER BY login = ${given.login} DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Returns the hash of an account's password. */
export async function selectPasswordHash(db: Db, accountId: number): Promise<string | null> {
  const row = await db.selectFrom('account').select('password_hash').where('id', '=', accountId).executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Time for which a wrong password counts, in milliseconds. */
export const attemptWindowMs = 15 * 60_000;

/** Returns the number of attempts that count against each key, in the order of the keys. */
export async function countAttempts(db: Db, keys: readonly string[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ key: string; count: number }>`
    SELECT key, count(*) AS count FROM login_failure
    WHERE key = ANY (${keys}::text[]) AND at > ${new Date(now.getTime() - attemptWindowMs)} GROUP BY key`.execute(db);
  return keys.map((key) => rows.find((row) => row.key === key)?.count ?? 0);
}

/** Records one attempt for each key. Returns the new number of attempts per key. */
export async function bookAttempts(db: Db, keys: readonly string[], now: Date): Promise<number[]> {
  await sql`INSERT INTO login_failure (key, at) SELECT key, ${now} FROM unnest(${keys}::text[]) AS key`.execute(db);
  return countAttempts(db, keys, now);
}

/** Removes one recorded attempt of each key. */
export async function unbookAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM login_failure WHERE ctid IN (
      SELECT DISTINCT ON (key) ctid FROM login_failure WHERE key = ANY (${keys}::text[]) ORDER BY key, at DESC)`.execute(db);
}

/** Forgets what a place got wrong, the attempt just booked against other keys, and whatever is too old to count. */
export async function forgetAttempts(db: Db, { place, others }: { place: string; others: readonly string[] }, now: Date): Promise<void> {
  await unbookAttempts(db, others);
  await db
    .deleteFrom('login_failure')
    .where((where) => where.or([where('key', '=', place), where('at', '<', new Date(now.getTime() - attemptWindowMs))]))
    .execute();
}

/** Records a login attempt for the account's login history. An unknown name takes as long and records nothing. */
export async function insertLoginLog(
  db: Db,
  entry: { accountId: number | undefined; ip: string; isSuccess: boolean; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO login_log (account_id, ip, is_success, at)
    SELECT id, ${entry.ip}, ${entry.isSuccess}, ${entry.at} FROM account WHERE id = ${entry.accountId ?? -1}`.execute(db);
}
