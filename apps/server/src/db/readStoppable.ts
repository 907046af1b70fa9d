import { sql } from 'kysely';
import pg from 'pg';
import { type Db, poolOf, type Tx } from './db.ts';

/** Over a connection of its own: those of the pool may all be waiting for what is to be stopped. */
async function cancel(db: Db, pid: number | undefined): Promise<void> {
  const client = new pg.Client(poolOf(db).options);
  // Whether it comes in time or not, the caller is gone.
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
      // The connection must not go to somebody else before: theirs would be stopped.
      await cancelling;
    }
  });
}
