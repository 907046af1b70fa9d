import type { AddressMisuse } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

/** A network that all servers turn away for a while. */
export interface MisuseBlock {
  /** An IPv4 address, or the /64 network of an IPv6 one. */
  network: string;
  misuse: AddressMisuse;
  until: Date;
}

/** Returns the blocks that are in force. */
export async function listMisuseBlocks(db: Db, at: Date): Promise<MisuseBlock[]> {
  const { rows } = await sql<MisuseBlock>`
    SELECT network::text, misuse, until FROM misuse_block WHERE until > ${at} ORDER BY network`.execute(db);
  return rows;
}

/** Blocks a network, and forgets the blocks that are over. */
export async function insertMisuseBlock(db: Db, { network, misuse, until }: MisuseBlock, at: Date): Promise<void> {
  await sql`
    WITH over AS (DELETE FROM misuse_block WHERE until <= ${at} AND network <> ${network}::cidr)
    INSERT INTO misuse_block (network, misuse, until) VALUES (${network}::cidr, ${misuse}, ${until})
    ON CONFLICT (network) DO UPDATE SET misuse = excluded.misuse, until = greatest(misuse_block.until, excluded.until)`.execute(db);
}

/** Lifts the block of a network. Returns whether there was one. */
export async function deleteMisuseBlock(tx: Tx, network: string): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM misuse_block WHERE network = ${network}::cidr`.execute(tx);
  return numAffectedRows === 1n;
}

/** Lifts the blocks of addresses in a network. */
export async function deleteMisuseBlocksIn(tx: Tx, network: string): Promise<void> {
  await sql`DELETE FROM misuse_block WHERE network && ${network}::cidr`.execute(tx);
}
