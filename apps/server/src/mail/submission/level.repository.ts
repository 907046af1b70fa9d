import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';

/** Reason given in the response and in the delivery record when a recipient's level is below that of the message. */
export const levelReason = 'level-above-recipient';
export const levelInfo = `5.7.1 ${levelReason}`;

/**
 * Selects which of these mailboxes belong to people whose highest level is below the given one. People without levels are not included
 * (D-29).
 */
export async function selectBelowLevel(db: Db | Tx, mailboxIds: readonly number[], level: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT mailbox_id AS id FROM account
    WHERE mailbox_id = ANY(${mailboxIds}::bigint[]) AND (permissions ->> 'mailLevel')::integer BETWEEN 1 AND ${level - 1}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
