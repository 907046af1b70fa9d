import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Step that a ticket opens: a recovery began, a code was sent, or the question or the code was right. */
export type TicketStep = 'begun' | 'sent' | 'question' | 'sms';

/** Meaning of a ticket. `accountId` is null if there is no account to recover. */
export interface Ticket {
  step: TicketStep;
  accountId: number | null;
  who: string;
}

/** Keeps a ticket, and forgets those that have run out. */
export async function insertTicket(db: Db | Tx, ticket: Ticket & { hash: Buffer; now: Date; expiresAt: Date }): Promise<void> {
  const { hash, step, accountId, who, now, expiresAt } = ticket;
  await sql`
    WITH swept AS (DELETE FROM recovery_ticket WHERE hash IN (SELECT hash FROM recovery_ticket WHERE expires_at <= ${now} LIMIT 100))
    INSERT INTO recovery_ticket (hash, step, account_id, who, expires_at)
    VALUES (${hash}, ${step}, ${accountId}, ${who}, ${expiresAt})`.execute(db);
}

/** Counts a try with a ticket and returns it; nothing if it is unknown, for another step, too old or tried too often, or its person is disabled. */
export async function tryTicket(
  db: Db,
  given: { hash: Buffer; steps: readonly TicketStep[]; mostTries: number; now: Date },
): Promise<Ticket | undefined> {
  return db
    .updateTable('recovery_ticket')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('hash', '=', given.hash)
    .where('step', 'in', [...given.steps])
    .where('tries', '<', given.mostTries)
    .where('expires_at', '>', given.now)
    .where(sql<boolean>`(account_id IS NULL OR EXISTS (SELECT FROM account a WHERE a.id = account_id AND a.is_active))`)
    .returning(['step', 'account_id as accountId', 'who'])
    .executeTakeFirst();
}

/** Redeems a ticket. Returns false if it was redeemed before: of two servers, one accepts it. */
export async function takeTicket(tx: Db | Tx, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('recovery_ticket').where('hash', '=', hash).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes the other tickets of an account whose password is new. */
export async function deleteTicketsOf(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('recovery_ticket').where('account_id', '=', accountId).execute();
}
