import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** Returns the time since when an account has its password: that of the last change, or of the account. */
export async function selectPasswordSince(db: Db, accountId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date }>`
    SELECT coalesce((SELECT max(at) FROM former_password WHERE account_id = a.id), a.created_at) AS since
    FROM account a WHERE a.id = ${accountId}`.execute(db);
  return rows[0]?.since;
}

/** Lets an account do nothing before it has changed its password. */
export async function updateMustChange(db: Db, accountId: number): Promise<void> {
  await db.updateTable('account').set({ must_change_password: true }).where('id', '=', accountId).execute();
}
