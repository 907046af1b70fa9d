import type { Db, Tx } from '../../platform/db/index.ts';
import { readPolicyOf } from '../../platform/policy/index.ts';

/** Reason given in the response and in the delivery record when a recipient's level is below that of the message. */
export const levelReason = 'level-above-recipient';
export const levelInfo = `5.7.1 ${levelReason}`;

/**
 * Selects which of these mailboxes belong to people whose highest level is below the given one. People without levels are not included
 * (D-29).
 */
export async function selectBelowLevel(db: Db | Tx, mailboxIds: readonly number[], level: number): Promise<Set<number>> {
  const levels = await readPolicyOf(db, 'mail_level', mailboxIds);
  return new Set([...levels].flatMap(([id, highest]) => (highest > 0 && highest < level ? [id] : [])));
}
