import { sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';
import { normalAddress } from '../inbound/recipient.repository.ts';

/** Numbers by address: of the own contacts, else of colleagues. */
async function numbersOf(
  db: Db | Tx,
  mailboxId: number,
  addresses: readonly string[],
): Promise<Map<string, { number: string; contactId: number | null }>> {
  const { rows } = await sql<{ address: string; number: string; contactId: number | null }>`
    SELECT g.address, coalesce(nullif(c.mobile, ''), nullif(a.mobile, ''), '') AS number, c.id AS "contactId"
    FROM unnest(${[...addresses]}::text[]) AS g (address)
      LEFT JOIN contact c ON c.mailbox_id = ${mailboxId} AND lower(c.address) = g.address
      LEFT JOIN account a ON a.login = g.address AND a.is_active`.execute(db);
  return new Map(rows.map(({ address, ...known }) => [address, known]));
}

/** Whom no SMS can reach: those who are no contact yet, and the contacts without a number by their addresses (SND-43). */
export async function findMissingNumbers(
  db: Db,
  mailboxId: number,
  recipients: readonly string[],
): Promise<{ create: string[]; update: Record<string, number>[] }> {
  const addresses = [...new Set(recipients.map(normalAddress))].filter((address) => address !== '');
  const known = await numbersOf(db, mailboxId, addresses);
  const missing = addresses.filter((address) => known.get(address)?.number === '');
  return {
    create: missing.filter((address) => known.get(address)?.contactId === null),
    update: missing.flatMap((address) => {
      const id = known.get(address)?.contactId;
      return id == null ? [] : [{ [address]: id }];
    }),
  };
}

/** The channel that wakes those who send SMS. */
export const smsChannel = 'jinshu_sms';

/** Promises a notice to each recipient of a mail whose number is known, one for a number (SND-62). */
export async function enqueueSms(
  tx: Tx,
  mail: { mailboxId: number; submissionId: string; recipients: readonly string[]; text: string; at: Date },
): Promise<void> {
  const known = await numbersOf(tx, mail.mailboxId, mail.recipients.map(normalAddress));
  const numbers = [...new Set([...known.values()].map(({ number }) => number))].filter((number) => number !== '');
  if (numbers.length === 0) return;
  await sql`
    INSERT INTO sms (mailbox_id, submission_id, number, text, next_attempt_at)
    SELECT ${mail.mailboxId}, ${mail.submissionId}, number, ${mail.text}, ${mail.at} FROM unnest(${numbers}::text[]) AS n (number)
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`SELECT pg_notify(${smsChannel}, '')`.execute(tx);
}

/** A notice on its way, claimed by one server. */
export interface DueSms {
  id: string;
  number: string;
  text: string;
  /** How often it was tried before. */
  attempts: number;
}

/** Claims notices that are due. A claim is a lease: they come up again when this server dies with them. */
export async function claimSms(db: Db, { at, leaseUntil, limit }: { at: Date; leaseUntil: Date; limit: number }): Promise<DueSms[]> {
  const { rows } = await sql<DueSms>`
    WITH due AS (
      SELECT id FROM sms WHERE next_attempt_at <= ${at} ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE sms SET next_attempt_at = ${leaseUntil} FROM due WHERE sms.id = due.id
    RETURNING sms.id, sms.number, sms.text, sms.attempts`.execute(db);
  return rows;
}

/** Writes what became of an attempt; without a next one the notice is settled. */
export async function settleSms(db: Db, id: string, { failure, next }: { failure: string | null; next: Date | null }): Promise<void> {
  await sql`
    UPDATE sms SET attempts = attempts + 1, failure = ${failure}, next_attempt_at = ${next} WHERE id = ${id}`.execute(db);
}

/** How long until a notice is due, in milliseconds; null when none waits. */
export async function untilNextSms(db: Db, at: Date): Promise<number | null> {
  const row = await db
    .selectFrom('sms')
    .select('next_attempt_at')
    .where('next_attempt_at', 'is not', null)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at ? Math.max(0, row.next_attempt_at.getTime() - at.getTime()) : null;
}
