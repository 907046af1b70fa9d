import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';

/** Makes a list. Returns its number. */
export async function insertList(
  tx: Tx,
  { address, name, type, index }: { address: string; name: string; type: string; index: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO mailing_list (address, name, type, name_index) VALUES (${address}, ${name}, ${type}, ${index}::tsvector) RETURNING id`.execute(
    tx,
  );
  return rows[0]?.id as number;
}

/** The number of the list with an address; undefined if there is none. */
export async function selectListId(tx: Tx, address: string): Promise<number | undefined> {
  return (await tx.selectFrom('mailing_list').select('id').where('address', '=', address).executeTakeFirst())?.id;
}

async function findUnknown(tx: Tx, addresses: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    SELECT given.address FROM unnest(${[...addresses]}::text[]) AS given (address)
    WHERE NOT EXISTS (SELECT FROM mailbox m WHERE m.address = given.address)`.execute(tx);
  return rows.map(({ address }) => address);
}

interface Changed {
  count: number;
  unknown: string[];
}

/** Puts the mailboxes of addresses on a list. */
export async function insertListMembers(tx: Tx, listId: number, addresses: readonly string[]): Promise<Changed> {
  const { numAffectedRows } = await sql`
    INSERT INTO mailing_list_member (list_id, mailbox_id)
    SELECT ${listId}, id FROM mailbox WHERE address = ANY(${[...addresses]}::text[]) ON CONFLICT DO NOTHING`.execute(tx);
  return { count: Number(numAffectedRows), unknown: await findUnknown(tx, addresses) };
}

/** Takes the mailboxes of addresses off a list. */
export async function deleteListMembers(tx: Tx, listId: number, addresses: readonly string[]): Promise<Changed> {
  const { numAffectedRows } = await sql`
    DELETE FROM mailing_list_member WHERE list_id = ${listId}
      AND mailbox_id IN (SELECT id FROM mailbox WHERE address = ANY(${[...addresses]}::text[]))`.execute(tx);
  return { count: Number(numAffectedRows), unknown: await findUnknown(tx, addresses) };
}

/** Deletes a list. Returns whether there was one. */
export async function deleteList(tx: Tx, address: string): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM mailing_list WHERE address = ${address}`.execute(tx);
  return numAffectedRows === 1n;
}
