import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The channel that wakes the fetching of all servers. */
export const movingChannel = 'jinshu_moving';

/** Wakes the fetching of all servers when the transaction commits. */
export async function wakeMovings(tx: Tx): Promise<void> {
  await sql`SELECT pg_notify(${movingChannel}, '')`.execute(tx);
}
