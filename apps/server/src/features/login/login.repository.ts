import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Account data needed for a login. */
export interface LoginAccount {
  id: number;
  mailboxId: number;
  address: string;
  name: string;
  passwordHash: string | null;
  isActive: boolean;
  /** Empty where there is none. */
  securityQuestion: string;
  securityAnswerHash: string | null;
}

/** The account of an address or an employee number (LGN-02). An address goes before a number that reads the same. */
export async function selectLoginAccount(db: Db, given: { login: string; employeeNumber: string }): Promise<LoginAccount | undefined> {
  const { rows } = await sql<LoginAccount>`
    SELECT id, mailbox_id AS "mailboxId", login AS address, name, password_hash AS "passwordHash", is_active AS "isActive",
      security_question AS "securityQuestion", security_answer_hash AS "securityAnswerHash"
    FROM account WHERE login = main_address(${given.login}) OR employee_number = ${given.employeeNumber}
    ORDER BY login = main_address(${given.login}) DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Whether there is an account with a login. */
export async function hasAccount(db: Db, login: string): Promise<boolean> {
  return (await db.selectFrom('account').select('id').where('login', '=', login).executeTakeFirst()) !== undefined;
}

/** Returns the hash of an account's password. */
export async function selectPasswordHash(db: Db, accountId: number): Promise<string | null> {
  const row = await db.selectFrom('account').select('password_hash').where('id', '=', accountId).executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Number of failures that block, and the times in milliseconds for which a failure counts and the block lasts. */
export interface AttemptRules {
  failures: number;
  countedMs: number;
  blockedMs: number;
}

/** Attempts against one key. */
export interface Attempts {
  /** Number that counts now. */
  count: number;
  /** Whether the attempts before the newest one block. */
  isBlocked: boolean;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Returns the attempts against each key, in the order of the keys. */
export async function countAttempts(
  db: Db,
  keys: readonly string[],
  { now, failures, countedMs, blockedMs }: AttemptRules & { now: Date },
): Promise<Attempts[]> {
  const { rows } = await sql<Attempts & { key: string }>`
    SELECT key, count(*) FILTER (WHERE at > ${before(now, countedMs)}) AS count,
      coalesce(bool_or(place > 1 AND at > ${before(now, blockedMs)} AND at - first <= make_interval(secs => ${countedMs / 1000})), false)
        AS "isBlocked"
    FROM (
      SELECT key, at, row_number() OVER (PARTITION BY key ORDER BY at DESC, ctid DESC) AS place,
        lag(at, ${failures - 1}::integer) OVER (PARTITION BY key ORDER BY at, ctid) AS first
      FROM login_failure WHERE key = ANY (${keys}::text[]) AND at > ${before(now, countedMs + blockedMs)}
    ) attempt GROUP BY key`.execute(db);
  return keys.map((key) => rows.find((row) => row.key === key) ?? { count: 0, isBlocked: false });
}

/** Returns the addresses of accounts that are blocked for at least one place now. */
export async function selectBlocked(db: Db, { now, failures, countedMs, blockedMs }: AttemptRules & { now: Date }): Promise<string[]> {
  const { rows } = await sql<{ who: string }>`
    SELECT DISTINCT split_part(substr(key, 7), ' ', 1) AS who FROM (
      SELECT key, at, lag(at, ${failures - 1}::integer) OVER (PARTITION BY key ORDER BY at, ctid) AS first
      FROM login_failure WHERE key LIKE 'place:%' AND at > ${before(now, countedMs + blockedMs)}
    ) attempt WHERE at > ${before(now, blockedMs)} AND at - first <= make_interval(secs => ${countedMs / 1000})`.execute(db);
  return rows.map(({ who }) => who);
}

/** Place that failed logins block. */
export interface BlockedPlace {
  /** An IPv4 address, or the first four groups of an IPv6 one. */
  peer: string;
  until: Date;
  /** Accounts that it is blocked for; empty if it is blocked for all. */
  accounts: string[];
}

/** Returns the places that are blocked now: for an account, or for all after very many attempts. */
export async function selectBlockedPlaces(
  db: Db,
  { now, failures, countedMs, blockedMs, most }: AttemptRules & { now: Date; most: number },
): Promise<BlockedPlace[]> {
  const { rows } = await sql<BlockedPlace>`
    WITH attempt AS (
      SELECT key, at, lag(at, ${failures - 1}::integer) OVER (PARTITION BY key ORDER BY at, ctid) AS first
      FROM login_failure WHERE key LIKE 'place:%' AND at > ${before(now, countedMs + blockedMs)}
    ), blocked AS (
      SELECT split_part(key, ' ', 2) AS peer, split_part(substr(key, 7), ' ', 1) AS account, max(at) + make_interval(secs => ${blockedMs / 1000}) AS until
      FROM attempt WHERE at > ${before(now, blockedMs)} AND at - first <= make_interval(secs => ${countedMs / 1000}) GROUP BY key
      UNION ALL
      SELECT substr(key, 9), '', (array_agg(at ORDER BY at DESC))[${most + 1}::integer] + make_interval(secs => ${countedMs / 1000})
      FROM login_failure WHERE key LIKE 'address:%' AND at > ${before(now, countedMs)} GROUP BY key HAVING count(*) > ${most}
    )
    SELECT peer, max(until) AS until, coalesce(array_agg(DISTINCT account) FILTER (WHERE account LIKE '%@%'), '{}') AS accounts
    FROM blocked GROUP BY peer ORDER BY peer`.execute(db);
  return rows;
}

/** Forgets the failed attempts of a place. Returns whether there were any. */
export async function forgetPlace(tx: Tx, peer: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM login_failure WHERE key = ${`address:${peer}`} OR (key LIKE 'place:%' AND split_part(key, ' ', 2) = ${peer})`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Forgets all failed attempts against an account, from wherever they came (BAK-38). */
export async function forgetAllAttempts(tx: Db | Tx, address: string): Promise<void> {
  await sql`
    DELETE FROM login_failure WHERE key = ${`account:${address}`} OR starts_with(key, ${`place:${address} `})
      OR starts_with(key, ${`device:${address} `})`.execute(tx);
}

/** Records one attempt for each key. Returns the attempts against each key. */
export async function bookAttempts(db: Db, keys: readonly string[], rules: AttemptRules & { now: Date }): Promise<Attempts[]> {
  await sql`INSERT INTO login_failure (key, at) SELECT key, ${rules.now} FROM unnest(${keys}::text[]) AS key`.execute(db);
  return countAttempts(db, keys, rules);
}

/** Removes one recorded attempt of each key. */
export async function unbookAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM login_failure WHERE ctid IN (
      SELECT DISTINCT ON (key) ctid FROM login_failure WHERE key = ANY (${keys}::text[]) ORDER BY key, at DESC)`.execute(db);
}

/** Forgets what a place got wrong, the attempt just booked against other keys, and whatever is too old to count. */
export async function forgetAttempts(
  db: Db,
  { place, others }: { place: string; others: readonly string[] },
  { now, countedMs, blockedMs }: AttemptRules & { now: Date },
): Promise<void> {
  await unbookAttempts(db, others);
  await db
    .deleteFrom('login_failure')
    .where((where) => where.or([where('key', '=', place), where('at', '<', before(now, countedMs + blockedMs))]))
    .execute();
}

/** Whether an account was logged in to before, as far as its login history goes back. */
export async function hasLoggedIn(db: Db, accountId: number): Promise<boolean> {
  const login = db.selectFrom('login_log').select('id').where('account_id', '=', accountId).where('is_success', '=', true);
  return (await login.limit(1).executeTakeFirst()) !== undefined;
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
