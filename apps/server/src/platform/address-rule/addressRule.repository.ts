import { isIP } from 'node:net';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

/** An address or a network that an administrator blocked or exempted. */
export interface AddressRule {
  network: string;
  kind: 'block' | 'exempt';
  reason: string;
  /** Null for no end. */
  until: Date | null;
  createdBy: string;
}

/** Whether an address is blocked or exempt. The narrowest network that contains it decides. */
export async function findAddressRule(db: Db, address: string, at: Date): Promise<AddressRule['kind'] | undefined> {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? '';
  if (isIP(plain) === 0) return undefined;
  const { rows } = await sql<Pick<AddressRule, 'kind'>>`
    SELECT kind FROM address_rule WHERE network >>= ${plain}::inet AND (until IS NULL OR until > ${at})
    ORDER BY masklen(network) DESC LIMIT 1`.execute(db);
  return rows[0]?.kind;
}

/** Returns the rules that are in force. */
export async function listAddressRules(db: Db | Tx, at: Date): Promise<AddressRule[]> {
  const { rows } = await sql<AddressRule>`
    SELECT network::text, kind, reason, until, created_by AS "createdBy" FROM address_rule WHERE until IS NULL OR until > ${at}
    ORDER BY kind, network`.execute(db);
  return rows;
}

/** Sets the rule of a network. */
export async function upsertAddressRule(tx: Tx, { network, kind, reason, until, createdBy }: AddressRule): Promise<void> {
  await sql`INSERT INTO address_rule (network, kind, reason, until, created_by)
    VALUES (${network}::cidr, ${kind}, ${reason}, ${until}, ${createdBy})
    ON CONFLICT (network) DO UPDATE SET kind = excluded.kind, reason = excluded.reason, until = excluded.until,
      created_by = excluded.created_by`.execute(tx);
}

/** Removes the rule of a network. Returns whether there was one. */
export async function deleteAddressRule(tx: Tx, network: string): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM address_rule WHERE network = ${network}::cidr`.execute(tx);
  return numAffectedRows === 1n;
}
