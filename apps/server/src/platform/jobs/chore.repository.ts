import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Takes up a chore that is due, for as long as the lease lasts; false when it is not due, or another server is at it. */
export async function claimChore(db: Db, name: string, { at, until }: { at: Date; until: Date }): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO chore (name, next_at) VALUES (${name}, ${until})
    ON CONFLICT (name) DO UPDATE SET next_at = excluded.next_at WHERE chore.next_at <= ${at} RETURNING name`.execute(db);
  return rows.length > 0;
}

/** Sets the time until which a chore is leased, or when it is next due. */
export async function moveChore(db: Db, name: string, nextAt: Date): Promise<void> {
  await sql`UPDATE chore SET next_at = ${nextAt} WHERE name = ${name}`.execute(db);
}
