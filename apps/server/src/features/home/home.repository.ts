import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** A login that went well. */
export interface SuccessfulLogin {
  at: Date;
  ip: string;
}

/** Selects the login of a session, and the last one before it. */
export async function selectLastLogins(
  db: Db,
  { accountId, key }: { accountId: number; key: string },
): Promise<{ current: SuccessfulLogin | undefined; last: SuccessfulLogin | undefined }> {
  const session = await sql<SuccessfulLogin>`
    SELECT created_at AS at, ip FROM session WHERE secret_hash = ${Buffer.from(key, 'hex')}`.execute(db);
  const current = session.rows[0];
  if (!current) return { current, last: undefined };
  const { rows } = await sql<SuccessfulLogin>`
    SELECT at, ip FROM login_log WHERE account_id = ${accountId} AND is_success AND at < ${current.at}
    ORDER BY at DESC LIMIT 1`.execute(db);
  return { current, last: rows[0] };
}

/** Returns the number of unread messages in the inbox. */
export async function countUnread(db: Db, mailboxId: number): Promise<number> {
  const row = await db
    .selectFrom('folder')
    .select('unseen_count')
    .where('mailbox_id', '=', mailboxId)
    .where('role', '=', 'inbox')
    .executeTakeFirst();
  return row?.unseen_count ?? 0;
}
