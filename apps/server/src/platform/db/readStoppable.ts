import { sql } from 'kysely';
import pg from 'pg';
import { type Db, poolOf, type Tx } from './db.ts';

/** Cancels a query over a separate connection: those of the pool may all be waiting for the query. */
async function cancel(db: Db, pid: number | undefined): Promise<void> {
  const client = new pg.Client(poolOf(db).options);
  // The caller has left, so it doesn't matter whether the cancellation comes in time.
  client.on('error', () => undefined);
  await client
    .connect()
    .then(() => client.query('SELECT pg_cancel_backend($1)', [pid]))
    .catch(() => undefined);
  await client.end().catch(() => undefined);
}

/** Reads in a transaction. When the signal comes, the query that is running is stopped in the database too. */
export function readStoppable<T>(db: Db, signal: AbortSignal | undefined, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    if (!signal) return read(tx);
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
    signal.throwIfAborted();
    let cancelling: Promise<void> | undefined;
    const stop = () => {
      cancelling = cancel(db, rows[0]?.pid);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await read(tx);
    } finally {
      signal.removeEventListener('abort', stop);
      // Wait before the connection returns to the pool. Otherwise the next user's query would be canceled.
      await cancelling;
    }
  });
}
