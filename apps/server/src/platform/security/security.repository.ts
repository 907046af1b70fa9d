import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { SecurityEvent } from './recordSecurity.ts';

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
export async function deleteOldRecords(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM security_record WHERE at < ${before}`.execute(db);
}
