import { sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';

/** What a login needs of an account. */
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

/** How many attempts count against a key before it is refused, and for how long. */
export const attemptLimits = { account: 10, address: 30, windowMs: 15 * 60_000 } as const;

/**
 * Books an attempt as failed before its password is looked at, so that attempts side by side cannot pass the limit together.
 * Answers whether one more was allowed; a refused one is not booked.
 */
export async function bookAttempt(db: Db, keys: { account: string; address: string }, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - attemptLimits.windowMs);
  await sql`INSERT INTO login_failure (key, at) VALUES (${keys.account}, ${now}), (${keys.address}, ${now})`.execute(db);
  const { rows } = await sql<{ account: number; address: number }>`
    SELECT (SELECT count(*) FROM login_failure WHERE key = ${keys.account} AND at > ${since}) AS account,
           (SELECT count(*) FROM login_failure WHERE key = ${keys.address} AND at > ${since}) AS address`.execute(db);
  const isAllowed = (rows[0]?.account ?? 0) <= attemptLimits.account && (rows[0]?.address ?? 0) <= attemptLimits.address;
  if (!isAllowed) await unbookAttempt(db, keys);
  return isAllowed;
}

/** Takes back one booked attempt of each key. */
async function unbookAttempt(db: Db | Tx, keys: { account: string; address: string }): Promise<void> {
  await sql`
    DELETE FROM login_failure WHERE ctid IN (
      (SELECT ctid FROM login_failure WHERE key = ${keys.account} ORDER BY at DESC LIMIT 1)
      UNION ALL (SELECT ctid FROM login_failure WHERE key = ${keys.address} ORDER BY at DESC LIMIT 1))`.execute(db);
}

/** Forgets the attempts of an account that came in, the one of its address, and whatever is too old to count. */
export async function forgetAttempts(tx: Tx, keys: { account: string; address: string }, now: Date): Promise<void> {
  await unbookAttempt(tx, keys);
  await tx
    .deleteFrom('login_failure')
    .where((where) => where.or([where('key', '=', keys.account), where('at', '<', new Date(now.getTime() - attemptLimits.windowMs))]))
    .execute();
}

/** Keeps that somebody tried to come in, for the account's own view of its logins. */
export async function insertLoginLog(db: Db | Tx, entry: { accountId: number; ip: string; isSuccess: boolean; at: Date }): Promise<void> {
  await db
    .insertInto('login_log')
    .values({ account_id: entry.accountId, ip: entry.ip, is_success: entry.isSuccess, at: entry.at })
    .execute();
}
