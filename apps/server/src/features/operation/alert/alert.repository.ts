import type { AlertCause, SystemPartId } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** A person whom alerts are mailed to. */
export interface AlertPerson {
  id: number;
  name: string;
  userName: string;
  language: string | null;
  timeZone: string;
}

/** Returns the people whom alerts are mailed to. */
export async function selectAlertPeople(db: Db | Tx): Promise<AlertPerson[]> {
  const { rows } = await sql<AlertPerson>`
    SELECT a.id, a.name, a.login AS "userName", a.language, a.time_zone AS "timeZone"
    FROM alert_person p JOIN account a ON a.id = p.account_id ORDER BY a.name, a.id`.execute(db);
  return rows;
}

/** Sets the people whom alerts are mailed to. Returns false if one of them is unknown or may not log in. */
export async function replaceAlertPeople(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  await sql`DELETE FROM alert_person`.execute(tx);
  const { rows } = await sql`
    INSERT INTO alert_person (account_id)
    SELECT id FROM account WHERE is_active AND id = ANY(${wanted.map(String)}::text[]::bigint[]) RETURNING account_id`.execute(tx);
  return rows.length === wanted.length;
}

/** An alert as it is stored. */
export interface StoredAlert {
  part: SystemPartId;
  target: string;
  cause: AlertCause;
  since: Date;
  toldAt: Date | null;
  isTold: boolean;
  endedAt: Date | null;
}

const columns = sql`part, target, cause, since, told_at AS "toldAt", is_told AS "isTold", ended_at AS "endedAt"`;

/** Returns the alerts that are not over. */
export const selectOpenAlerts = async (db: Db): Promise<StoredAlert[]> =>
  (await sql<StoredAlert>`SELECT ${columns} FROM alert WHERE ended_at IS NULL ORDER BY since, part, target`.execute(db)).rows;

/** Returns all alerts, and lets no other server change them until the end of the transaction. */
export async function lockAlerts(tx: Tx): Promise<StoredAlert[]> {
  await sql`LOCK TABLE alert IN EXCLUSIVE MODE`.execute(tx);
  return (await sql<StoredAlert>`SELECT ${columns} FROM alert ORDER BY part, target`.execute(tx)).rows;
}

/** Stores an alert. */
export async function upsertAlert(tx: Tx, { part, target, cause, since, toldAt, isTold, endedAt }: StoredAlert): Promise<void> {
  await sql`INSERT INTO alert (part, target, cause, since, told_at, is_told, ended_at)
    VALUES (${part}, ${target}, ${cause}, ${since}, ${toldAt}, ${isTold}, ${endedAt})
    ON CONFLICT (part, target) DO UPDATE SET cause = excluded.cause, since = excluded.since, told_at = excluded.told_at,
      is_told = excluded.is_told, ended_at = excluded.ended_at`.execute(tx);
}

/** Forgets alerts that are over and were not mailed since a moment. */
export async function deleteOldAlerts(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM alert WHERE ended_at IS NOT NULL AND (told_at IS NULL OR told_at <= ${before})`.execute(tx);
}
