import type { SenderAction } from '@jinshu/api';
import { sql } from 'kysely';
import { recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { normalAddress } from '../recipient/index.ts';

/** Adds addresses, or `@` and a domain, to one of the lists and removes them from the other one. Returns the number of added entries. */
export async function upsertSenderRules(
  tx: Tx,
  mailboxId: number,
  { patterns, action }: { patterns: readonly string[]; action: SenderAction },
): Promise<number> {
  const normal = [...new Set(patterns.map(normalAddress))].sort();
  const { numAffectedRows } = await sql`
    INSERT INTO sender_rule AS r (mailbox_id, pattern, action)
    SELECT ${mailboxId}, lower(pattern), ${action} FROM unnest(${normal}::text[]) AS p (pattern)
    ON CONFLICT (mailbox_id, pattern) DO UPDATE SET action = excluded.action, is_active = true, created_at = now()
      WHERE r.action <> excluded.action OR NOT r.is_active`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Puts senders on the whitelist inside an open transaction whose mailbox is locked, and writes the journal (LST-62). */
export async function allowSenders(tx: Tx, mailboxId: number, addresses: readonly string[]): Promise<void> {
  const known = addresses.filter((address) => address.includes('@'));
  if (known.length === 0) return;
  if ((await upsertSenderRules(tx, mailboxId, { patterns: known, action: 'white' })) > 0)
    await recordChange(tx, mailboxId, { type: 'settings.changed' });
}
