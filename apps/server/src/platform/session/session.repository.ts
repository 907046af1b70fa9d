import type { ShareLevel } from '@jinshu/api';
import { sql } from 'kysely';
import { changeChannel, sessionEndWord } from '../change/index.ts';
import type { Db, Tx } from '../db/index.ts';
import type { Session } from './Session.ts';

/** A session that is to begin. */
export interface NewSession {
  secretHash: Buffer;
  accountId: number;
  mailboxId: number;
  token: string;
  ip: string;
  /** Name of the browser and its system; empty if unknown. */
  browser?: string;
  startedAt: Date;
  expiresAt: Date;
  /** @default false */
  mustBindFactor?: boolean;
}

/** Begins a session. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      secret_hash: session.secretHash,
      account_id: session.accountId,
      mailbox_id: session.mailboxId,
      token: session.token,
      ip: session.ip,
      browser: session.browser ?? '',
      must_bind_factor: session.mustBindFactor ?? false,
      created_at: session.startedAt,
      last_used_at: session.startedAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** Interval at which the use of a session is noted, in milliseconds. */
const useMs = 60_000;

const noteUse = (db: Db, secretHash: Buffer, now: Date) =>
  db.updateTable('session').set({ last_used_at: now }).where('secret_hash', '=', secretHash).where('last_used_at', '<', now).execute();

/** A session as its owner sees it in the list. */
export interface ListedSession {
  id: string;
  startedAt: Date;
  lastUsedAt: Date;
  ip: string;
  browser: string;
  isCurrent: boolean;
}

/** Returns the live sessions of an account, the last used first. `key` is the caller's own. */
export async function listSessions(db: Db, accountId: number, { key, now }: { key: string; now: Date }): Promise<ListedSession[]> {
  const { rows } = await sql<ListedSession>`
    SELECT id, created_at AS "startedAt", last_used_at AS "lastUsedAt", ip, browser, secret_hash = ${Buffer.from(key, 'hex')} AS "isCurrent"
    FROM session WHERE account_id = ${accountId} AND expires_at > ${now} ORDER BY last_used_at DESC, id`.execute(db);
  return rows;
}

/** Ends one session of an account, or without an id all but the caller's, on all servers. */
export async function deleteOtherSessions(
  db: Db | Tx,
  accountId: number,
  { key, id }: { key: string; id?: string | undefined },
): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM session WHERE account_id = ${accountId} AND secret_hash <> ${Buffer.from(key, 'hex')}
        AND (${id ?? null}::uuid IS NULL OR id = ${id ?? null}::uuid) RETURNING secret_hash)
    SELECT pg_notify(${changeChannel}, ${`${sessionEndWord} `} || encode(secret_hash, 'hex'))::text FROM gone`.execute(db);
}

/** The live session of a secret whose account may still come in. */
export async function selectSession(db: Db, secretHash: Buffer, now: Date): Promise<Session | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('area_lock', 'area_lock.mailbox_id', 'session.mailbox_id')
    .select(['session.account_id', 'session.mailbox_id', 'account.mailbox_id as own_mailbox_id', 'session.token', 'session.expires_at'])
    .select(['account.login', 'account.name'])
    .select(
      sql<ShareLevel | null>`CASE WHEN account.mailbox_id <> session.mailbox_id THEN (
        SELECT s.level FROM shares_of(session.account_id) s WHERE s.mailbox_id = session.mailbox_id) END`.as('level'),
    )
    .select([
      'session.must_bind_factor',
      'session.released_areas',
      'session.is_locked',
      'session.last_used_at',
      'area_lock.areas',
      'account.must_change_password',
    ])
    .where('session.secret_hash', '=', secretHash)
    .where('session.expires_at', '>', now)
    .where('account.is_active', '=', true)
    .executeTakeFirst();
  // Sessions end in a mailbox that is no longer shared with them (SHR-24).
  if (!row || (row.own_mailbox_id !== row.mailbox_id && row.level === null)) return undefined;
  if (now.getTime() - row.last_used_at.getTime() > useMs) await noteUse(db, secretHash, now);
  return {
    key: secretHash.toString('hex'),
    accountId: row.account_id,
    mailboxId: row.mailbox_id,
    shareLevel: row.level,
    address: row.login,
    name: row.name,
    token: row.token,
    expiresAt: row.expires_at,
    isLocked: row.is_locked,
    mustChangePassword: row.must_change_password,
    mustBindFactor: row.must_bind_factor,
    lockedAreas: (row.areas ?? []).filter((area) => !row.released_areas.includes(area)),
  };
}

/** Lets the sessions of an account do everything again, or only bind a second factor. */
export async function updateMustBindFactor(db: Db, accountId: number, mustBind: boolean): Promise<void> {
  await db.updateTable('session').set({ must_bind_factor: mustBind }).where('account_id', '=', accountId).execute();
}

/** Locks the screen of a session or unlocks it, for all servers and windows. */
export async function updateScreenLock(db: Db, key: string, isLocked: boolean): Promise<void> {
  await db.updateTable('session').set({ is_locked: isLocked }).where('secret_hash', '=', Buffer.from(key, 'hex')).execute();
}

/** Extends a session, but not past `maximumHours` after its login. Returns whether a session was extended. */
export async function extendSession(
  db: Db,
  key: string,
  { now, expiresAt, maximumHours }: { now: Date; expiresAt: Date; maximumHours: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ expires_at: sql<Date>`least(${expiresAt}::timestamptz, created_at + make_interval(hours => ${maximumHours}))` })
    .where('secret_hash', '=', Buffer.from(key, 'hex'))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets a session look into another mailbox, under a new token. What it had released there is locked again, and its push connections end. */
export async function moveSession(db: Db, key: string, { mailboxId, token }: { mailboxId: number; token: string }): Promise<void> {
  await sql`
    WITH moved AS (
      UPDATE session SET mailbox_id = ${mailboxId}, token = ${token}, released_areas = DEFAULT
      WHERE secret_hash = ${Buffer.from(key, 'hex')} RETURNING secret_hash)
    SELECT pg_notify(${changeChannel}, ${`${sessionEndWord} `} || encode(secret_hash, 'hex'))::text FROM moved`.execute(db);
}

/** Gives a session another secret and token. Call `endFormerKey` when its windows have the new cookie. */
export async function rotateSession(tx: Tx, key: string, { secretHash, token }: { secretHash: Buffer; token: string }): Promise<void> {
  await tx.updateTable('session').set({ secret_hash: secretHash, token }).where('secret_hash', '=', Buffer.from(key, 'hex')).execute();
}

/** Ends what a session does under the key that it had, on all servers. Its push connections come back with the new cookie. */
export async function endFormerKey(db: Db, key: string): Promise<void> {
  await sql`SELECT pg_notify(${changeChannel}, ${`${sessionEndWord} ${key}`})::text`.execute(db);
}

/** Ends a session on all servers. */
export async function deleteSession(db: Db | Tx, key: string): Promise<void> {
  await sql`
    WITH gone AS (DELETE FROM session WHERE secret_hash = ${Buffer.from(key, 'hex')} RETURNING secret_hash)
    SELECT pg_notify(${changeChannel}, ${`${sessionEndWord} `} || encode(secret_hash, 'hex'))::text FROM gone`.execute(db);
}

/** Ends all sessions of an account on all servers: it was disabled, or its password changed. `except` names the one that continues. */
export async function deleteSessionsOf(db: Db | Tx, accountId: number, { except = '' }: { except?: string } = {}): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM session WHERE account_id = ${accountId} AND secret_hash <> ${Buffer.from(except, 'hex')} RETURNING secret_hash)
    SELECT pg_notify(${changeChannel}, ${`${sessionEndWord} `} || encode(secret_hash, 'hex'))::text FROM gone`.execute(db);
}

/** Ends the sessions in a mailbox of accounts that may no longer open it, on all servers (SHR-24). */
export async function deleteUnsharedSessions(tx: Tx, mailboxId: number): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM session s USING account a
      WHERE s.mailbox_id = ${mailboxId} AND a.id = s.account_id AND a.mailbox_id <> s.mailbox_id
        AND NOT EXISTS (SELECT FROM shares_of(s.account_id) m WHERE m.mailbox_id = s.mailbox_id)
      RETURNING s.secret_hash)
    SELECT pg_notify(${changeChannel}, ${`${sessionEndWord} `} || encode(secret_hash, 'hex'))::text FROM gone`.execute(tx);
}

/** Returns those of the sessions that are still live. Sessions in a mailbox that is no longer shared are excluded (SHR-24). */
export async function selectLiveSessions(db: Db, keys: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT encode(s.secret_hash, 'hex') AS key FROM session s JOIN account a ON a.id = s.account_id
    WHERE s.secret_hash = ANY (SELECT decode(k, 'hex') FROM unnest(${keys}::text[]) AS k) AND s.expires_at > ${now} AND a.is_active
      AND (s.mailbox_id = a.mailbox_id
        OR EXISTS (SELECT FROM shares_of(s.account_id) m WHERE m.mailbox_id = s.mailbox_id))`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Forgets sessions that have run out. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
}
