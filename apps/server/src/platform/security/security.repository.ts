import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { SecurityEvent } from './recordSecurity.ts';

/** Records are kept for a year. */
const keptMs = 365 * 86_400_000;

/** Adds a record. */
export async function insertSecurityRecord(
  db: Db,
  { kind, accountId, who = '', ip = '', detail = {} }: SecurityEvent,
  at: Date,
): Promise<void> {
  await db
    .insertInto('security_record')
    .values({ at, kind, account_id: accountId ?? null, who: who.slice(0, 320), ip, detail: JSON.stringify(detail) })
    .execute();
}

/** Removes what is older than records are kept. */
export async function deleteOldRecords(db: Db, now: Date): Promise<void> {
  await sql`DELETE FROM security_record WHERE at < ${new Date(now.getTime() - keptMs)}`.execute(db);
}
