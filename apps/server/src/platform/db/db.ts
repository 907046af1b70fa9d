import { type Kysely, Kysely as KyselyDatabase, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../log/index.ts';
import type { Tables } from './tables.ts';

/** The database. */
export type Db = Kysely<Tables>;
/** An open transaction. */
export type Tx = Transaction<Tables>;

const toNumber = (text: string) => Number(text);
const int8 = 20;
const numeric = 1700;

/** Column parsers: counts and sums as numbers (all values stay far below 2^53), times as Date, bytes as Buffer. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric ? toNumber : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Connection target: a URL, or the socket of the embedded database. */
export type Connection = { connectionString: string } | { host: string; database: string; user: string; port?: number };

/** Returns the connection settings of every client. */
export const clientConfig = (connection: Connection): pg.ClientConfig => ({
  ...connection,
  types,
  // Tells our processes apart, so that the last one to go can stop the embedded database.
  application_name: `jinshu ${process.pid}`,
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
});

/** A pool of connections to the database and the query builder over it. */
export interface OpenDb {
  db: Db;
  pool: pg.Pool;
  connection: Connection;
  close(): Promise<void>;
}

const pools = new WeakMap<Db, pg.Pool>();

/** The pool under a database, for what the query builder cannot say. */
export function poolOf(db: Db): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('this database was not opened by openDb');
  return pool;
}

/** Opens the pool. Nothing is connected until the first query. */
export function openDb(connection: Connection, log: Pick<Logger, 'warn'>, { maxConnections = 20 } = {}): OpenDb {
  const pool = new pg.Pool({ ...clientConfig(connection), max: maxConnections, idleTimeoutMillis: 30_000 });
  // An idle connection that breaks tells only the pool, which makes a new one; without a listener the process would end.
  let isClosing = false;
  pool.on('error', (error) => isClosing || log.warn({ reason: error.message }, 'a database connection was lost'));
  // A checked-out connection can break between two queries. The next query then fails and reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new KyselyDatabase<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  const close = async () => {
    isClosing = true;
    await db.destroy();
    // Kysely ends the pool only if it has asked something itself.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, connection, close };
}

/** Refuses a database that Jinshu cannot work with, in one sentence. */
export async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string; provider: string; ctype: string | null }>(
    `SELECT current_setting('server_version_num')::int AS version, pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider,
            datctype AS ctype FROM pg_database WHERE datname = current_database()`,
  );
  const server = rows[0];
  const major = Math.floor((server?.version ?? 0) / 10_000);
  if (major < 15 || major > 18) throw new Error(`The database server is PostgreSQL ${major}; Jinshu works with versions 15 to 18.`);
  if (server?.encoding !== 'UTF8') throw new Error(`The database is encoded in ${server?.encoding}; Jinshu needs UTF8.`);
  if (server.provider === 'c' && /^(C|POSIX)$/i.test(server.ctype ?? ''))
    throw new Error(
      "The database has the locale C, which knows no Chinese letters; create it with a UTF-8 locale such as C.UTF-8 (CREATE DATABASE … TEMPLATE template0 LOCALE 'C.UTF-8').",
    );
}

/** A connection that hears one channel. */
export interface Listener {
  stop(): Promise<void>;
}

/**
 * Hears a channel of the database and connects again when the connection breaks. `onGap` is called after each reconnect, since
 * notices of the time between are lost.
 */
export function listen(
  connection: Connection,
  channel: string,
  onNotice: (payload: string) => void,
  { log, onGap }: { log: Pick<Logger, 'warn'>; onGap?: (() => void) | undefined },
): Listener & { ready: Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let delayMs = 100;
  let hasListened = false;
  const ready = Promise.withResolvers<void>();

  const retry = (error: unknown) => {
    if (isStopped || timer) return;
    log.warn({ reason: error instanceof Error ? error.message : String(error), channel }, 'not listening to the database, trying again');
    client?.end().catch(() => undefined);
    client = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, delayMs);
    delayMs = Math.min(delayMs * 2, 5_000);
  };

  const connect = async () => {
    const next = new pg.Client(clientConfig(connection));
    client = next;
    next.on('error', (error) => next === client && retry(error));
    next.on('end', () => next === client && retry(new Error('the connection ended')));
    next.on('notification', (notice) => onNotice(notice.payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      delayMs = 100;
      if (hasListened) onGap?.();
      hasListened = true;
      ready.resolve();
    } catch (error) {
      if (next === client) retry(error);
    }
  };
  void connect();

  return {
    ready: ready.promise,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
      ready.resolve();
    },
  };
}
