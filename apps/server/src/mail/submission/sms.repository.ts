import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { findGroups, normalAddress } from '../recipient/index.ts';

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
      LEFT JOIN account a ON a.login = main_address(g.address) AND a.is_active`.execute(db);
  return new Map(rows.map(({ address, ...known }) => [address, known]));
}

/**
 * Returns the recipients without a known number: those who are not contacts yet, and contacts without a number by address (SND-43). Groups
 * are excluded: their members are notified if their numbers are known.
 */
export async function findMissingNumbers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  mailboxId: number,
  recipients: readonly string[],
): Promise<{ create: string[]; update: Record<string, number>[] }> {
  const groups = new Set((await findGroups(db, recipients, config.domain)).map(({ address }) => address));
  const addresses = [...new Set(recipients.map(normalAddress))].filter((address) => address !== '' && !groups.has(address));
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

/** Numbers of those who work here, by their mailboxes. */
async function numbersIn(tx: Tx, mailboxIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ mobile: string }>`
    SELECT mobile FROM account WHERE mailbox_id = ANY(${[...mailboxIds]}::bigint[]) AND is_active`.execute(tx);
  return rows.map(({ mobile }) => mobile);
}

/** Queues an SMS to each recipient with a known number, including group members. Each number gets one (SND-62). */
export async function enqueueSms(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  mail: { mailboxId: number; submissionId: string; recipients: readonly string[]; text: string; at: Date },
): Promise<void> {
  const known = await numbersOf(tx, mail.mailboxId, mail.recipients.map(normalAddress));
  const groups = await findGroups(tx, mail.recipients, config.domain);
  // A sender who is a member of the group needs no notice.
  const members = new Set(groups.flatMap(({ mailboxIds }) => mailboxIds).filter((id) => id !== mail.mailboxId));
  const ofMembers = await numbersIn(tx, [...members]);
  const numbers = [...new Set([...[...known.values()].map(({ number }) => number), ...ofMembers])].filter((number) => number !== '');
  if (numbers.length === 0) return;
  await sql`
    INSERT INTO sms (mailbox_id, submission_id, number, text, next_attempt_at)
    SELECT ${mail.mailboxId}, ${mail.submissionId}, number, ${mail.text}, ${mail.at} FROM unnest(${numbers}::text[]) AS n (number)
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`SELECT pg_notify(${smsChannel}, '')`.execute(tx);
}

/** Pending SMS, claimed by one server. */
export interface DueSms {
  id: string;
  number: string;
  text: string;
  /** Number of earlier attempts. */
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

/** Records the result of an attempt. Without `next`, no further attempt follows. */
export async function settleSms(db: Db, id: string, { failure, next }: { failure: string | null; next: Date | null }): Promise<void> {
  await sql`
    UPDATE sms SET attempts = attempts + 1, failure = ${failure}, next_attempt_at = ${next} WHERE id = ${id}`.execute(db);
}

/** Returns the time until the next SMS is due, in milliseconds; null if none is waiting. */
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
