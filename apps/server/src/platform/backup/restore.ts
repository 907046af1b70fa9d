import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { migrate, poolOf, readMigrations } from '../db/index.ts';
import type { Deps } from '../deps/index.ts';
import { countLines, readArchive } from './archive.ts';
import type { Manifest } from './backUp.ts';
import { copyIn } from './copy.ts';
import { noProgress, type Progress } from './Progress.ts';
import { advanceSequences, countRows, listTables } from './tables.repository.ts';

/** Summary of a restored backup. */
export interface RestoreResult {
  madeAt: string;
  domain: string;
  rows: number;
  blobs: number;
}

/** Tables that the server fills at its first start. */
const filledByStart = new Set(['migration', 'server_key', 'session', 'captcha', 'login_failure']);

/** Restores a backup into an empty database, embedded or external, and into the blob store. If it fails, the database is unchanged. */
export async function restore(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  { file, progress = noProgress }: { file: string; progress?: Progress | undefined },
): Promise<RestoreResult> {
  const pool = poolOf(db);
  const entries = readArchive(file);
  let client: pg.PoolClient | undefined;
  try {
    const first = await entries.next();
    if (first.done || first.value.head.kind !== 'manifest') throw new Error(`${file} begins without a manifest.`);
    const manifest = JSON.parse(await text(Readable.from(first.value.bytes))) as Manifest;
    await checkLevel(manifest);
    await makeEmpty(pool, manifest.migrations.at(-1)?.number ?? 0);
    progress.start(Object.values(manifest.rows).reduce((sum, count) => sum + count, 0) + manifest.blobs);

    client = await pool.connect();
    await client.query('BEGIN');
    // What a server has made for itself gives way to what the backup holds.
    await client.query('DELETE FROM server_key');
    let blobCount = 0;
    for await (const { head, bytes } of entries) {
      if (head.kind === 'table') {
        const list = head.columns.map(pg.escapeIdentifier).join(', ');
        const counted = countLines((count) => progress.advance(count, head.table));
        const rows = pipeline(Readable.from(bytes), createGunzip(), counted, () => undefined);
        await copyIn(client, `COPY ${pg.escapeIdentifier(head.table)} (${list}) FROM STDIN`, rows);
      } else if (head.kind === 'blob') {
        const hash = Buffer.from(head.hash, 'hex');
        await blobs.writeObject(hash, verified(bytes, hash));
        blobCount += 1;
        progress.advance(1, 'blobs');
      } else {
        const { blobs: expected } = JSON.parse(await text(Readable.from(bytes))) as { blobs: number };
        if (expected !== blobCount) throw new Error(`The backup is damaged: it holds ${blobCount} blobs and speaks of ${expected}.`);
      }
    }
    for (const [table, expected] of Object.entries(manifest.rows)) {
      const count = await countRows(client, table);
      if (count !== expected) throw new Error(`The backup is damaged: ${table} came with ${count} rows instead of ${expected}.`);
    }
    await advanceSequences(client);
    await client.query('COMMIT');
    await migrate(pool);
    await client.query('ANALYZE');
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    return { madeAt: manifest.madeAt, domain: manifest.domain, rows, blobs: blobCount };
  } finally {
    progress.stop();
    await entries.return();
    client?.release(true);
  }
}

async function checkLevel({ migrations }: Manifest): Promise<void> {
  const known = new Map((await readMigrations()).map((migration) => [migration.number, migration]));
  if (migrations.some(({ number }) => !known.has(number)))
    throw new Error('The backup was made by a newer version of Jinshu. Restore it with that version.');
  for (const { number, name, hash } of migrations) {
    if (known.get(number)?.hash !== hash) throw new Error(`The backup was made with another migration ${name} than this version has.`);
  }
}

/** Refuses a database that holds anything; an empty one is brought to the level of the backup. */
async function makeEmpty(pool: pg.Pool, level: number): Promise<void> {
  const tables = await listTables(pool);
  for (const { table } of tables) {
    if (!filledByStart.has(table) && (await countRows(pool, table)) > 0)
      throw new Error(`The database is not empty (there are rows in ${table}). Restore into a fresh JINSHU_DATA or DATABASE_URL.`);
  }
  if (tables.length > 0) {
    const { rows } = await pool.query<{ level: number | null }>('SELECT max(number) AS level FROM migration');
    if ((rows[0]?.level ?? 0) > level)
      await pool.query(`DROP TABLE ${tables.map(({ table }) => pg.escapeIdentifier(table)).join(', ')} CASCADE`);
  }
  await migrate(pool, undefined, level);
}

async function* verified(bytes: AsyncIterable<Uint8Array>, expected: Buffer): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  if (!hash.digest().equals(expected)) throw new Error(`The backup is damaged: the blob ${expected.toString('hex')} has other bytes.`);
}
