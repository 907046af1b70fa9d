import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { deleteSession } from '../../platform/session/index.ts';
import type { BoundAccount } from './socialLogin.repository.ts';

/** Returns the account of an address that the organization's provider confirms. */
export async function selectAccountOf(db: Db | Tx, address: string): Promise<BoundAccount | undefined> {
  return db
    .selectFrom('account')
    .innerJoin('mailbox', 'mailbox.id', 'account.mailbox_id')
    .select(['account.id', 'account.mailbox_id as mailboxId', 'account.login as address', 'account.is_active as isActive'])
    .where('account.login', '=', address.toLowerCase())
    .where('mailbox.is_shared', '=', false)
    .executeTakeFirst();
}

/** Returns the ID token that a session began with. */
export async function selectIdToken(db: Db, key: string, issuer: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('signed_on_session')
    .select('id_token')
    .where('secret_hash', '=', Buffer.from(key, 'hex'))
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row?.id_token;
}

/**
 * Ends the sessions that a provider names: one, or all of a person. Logins that still wait for their second factor end as well. Returns the
 * accounts and addresses of the sessions.
 */
export async function endSignedOn(
  db: Db,
  { issuer, sid, subject }: { issuer: string; sid: string | undefined; subject: string | undefined },
): Promise<{ accountId: number; address: string }[]> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ key: string; accountId: number; address: string }>`
      SELECT encode(o.secret_hash, 'hex') AS key, s.account_id::float8 AS "accountId", a.login AS address
      FROM signed_on_session o JOIN session s USING (secret_hash) JOIN account a ON a.id = s.account_id
      WHERE o.issuer = ${issuer} AND (${sid ?? null}::text IS NULL OR o.sid = ${sid ?? null})
        AND (${subject ?? null}::text IS NULL OR o.subject = ${subject ?? null})`.execute(tx);
    for (const { key } of rows) await deleteSession(tx, key);
    await sql`
      DELETE FROM second_step
      WHERE signed_on ->> 'issuer' = ${issuer} AND (${sid ?? null}::text IS NULL OR signed_on ->> 'sid' = ${sid ?? null})
        AND (${subject ?? null}::text IS NULL OR signed_on ->> 'subject' = ${subject ?? null})`.execute(tx);
    return rows.map(({ accountId, address }) => ({ accountId, address }));
  });
}
