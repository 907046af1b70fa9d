import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const directory = new URL('./migrations/', import.meta.url);
/** One number that all servers agree on, so that only one of those that start at once migrates. */
const lockNumber = 5_270_361_001;

interface Migration {
  number: number;
  name: string;
  hash: string;
  sql: string;
}

/** The migrations of this version in their order. */
export async function readMigrations(from: URL = directory): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8');
      return { number: Number(name.slice(0, 4)), name, hash: createHash('sha256').update(sql).digest('hex'), sql };
    }),
  );
  for (const [index, { number, name }] of migrations.entries()) {
    if (migrations[index - 1]?.number === number) throw new Error(`The number of the migration ${name} is taken.`);
  }
  return migrations;
}

/**
 * Brings the database to the level of this version, or to an earlier one for a backup that was made at it; forward only. Returns
 * the names of the migrations that ran.
 */
export async function migrate(pool: pg.Pool, from: URL = directory, level = Number.POSITIVE_INFINITY): Promise<string[]> {
  const migrations = await readMigrations(from);
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber]);
    await client.query(`CREATE TABLE IF NOT EXISTS migration (
      number integer PRIMARY KEY, name text NOT NULL, hash text NOT NULL, applied_at timestamptz(3) NOT NULL DEFAULT now())`);
    const { rows: applied } = await client.query<{ number: number; name: string; hash: string }>(
      'SELECT number, name, hash FROM migration ORDER BY number',
    );
    const byNumber = new Map(migrations.map((migration) => [migration.number, migration]));
    for (const { number, name, hash } of applied) {
      const known = byNumber.get(number);
      if (!known)
        throw new Error(`The database holds the migration ${name}, which this version of Jinshu does not know. Start a newer version.`);
      if (known.hash !== hash)
        throw new Error(`The migration ${name} is not the one that made this database. Migrations must never be changed.`);
    }
    // Numbers give the order and may leave gaps: of two that are written at a time the later one may come in first.
    const done = new Set(applied.map(({ number }) => number));
    const due = migrations.filter(({ number }) => number <= level && !done.has(number));
    for (const { number, name, hash, sql } of due) {
      await client.query('BEGIN');
      try {
        await client.query(sql);
        await client.query('INSERT INTO migration (number, name, hash) VALUES ($1, $2, $3)', [number, name, hash]);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }
    return due.map(({ name }) => name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined);
    client.release();
  }
}

/** Whether the database has exactly the migrations of this version. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const [migrations, { rows }] = await Promise.all([
    readMigrations(),
    pool.query<{ number: number }>('SELECT number FROM migration ORDER BY number'),
  ]);
  return rows.map(({ number }) => number).join() === migrations.map(({ number }) => number).join();
}
