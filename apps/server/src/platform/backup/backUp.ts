import { rename, rm, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { poolOf } from '../db/index.ts';
import type { Deps } from '../deps/index.ts';
import { countLines, createArchive } from './archive.ts';
import { copyOut } from './copy.ts';
import { noProgress, type Progress } from './Progress.ts';
import { countRows, isKept, listTables } from './tables.repository.ts';

/** Manifest of a backup. */
export interface Manifest {
  madeAt: string;
  domain: string;
  migrations: { number: number; name: string; hash: string }[];
  rows: Record<string, number>;
  blobs: number;
}

/** Result of a backup. */
export interface BackupResult {
  file: string;
  bytes: number;
  rows: number;
  blobs: number;
  /** Blobs that the database names and the store does not have: the backup goes without them. */
  missingBlobs: string[];
  /** Blobs whose bytes are not those that their name says: they are in the backup as they are. */
  damagedBlobs: string[];
}

/** Result of a backup as the state page keeps it. */
export const backupResult = ({ bytes, missingBlobs, damagedBlobs }: BackupResult) => ({
  bytes,
  faults: missingBlobs.length + damagedBlobs.length,
});

const json = (value: unknown) => Readable.from([Buffer.from(JSON.stringify(value))]);

/** Writes a consistent snapshot of the whole organization to one file. The server may run during the backup. */
export async function backUp(
  { config, db, blobs, now }: Pick<Deps, 'config' | 'db' | 'blobs' | 'now'>,
  { file, progress = noProgress }: { file: string; progress?: Progress | undefined },
): Promise<BackupResult> {
  const unfinished = `${file}.part`;
  const client = await poolOf(db).connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = (await listTables(client)).filter(isKept);
    const rows: Record<string, number> = {};
    for (const { table } of tables) rows[table] = await countRows(client, table);
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'SELECT number, name, hash FROM migration ORDER BY number',
    );
    const { rows: large } = await client.query<{ hash: Buffer }>('SELECT hash FROM blob WHERE bytes IS NULL ORDER BY hash');
    const manifest: Manifest = { madeAt: now().toISOString(), domain: config.domain, migrations, rows, blobs: large.length };
    const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0);
    progress.start(rowCount + large.length);

    const archive = await createArchive(unfinished);
    await archive.add({ kind: 'manifest' }, json(manifest));
    for (const { table, columns } of tables) {
      const list = columns.map(pg.escapeIdentifier).join(', ');
      const source = copyOut(client, `COPY ${pg.escapeIdentifier(table)} (${list}) TO STDOUT`);
      const counted = countLines((count) => progress.advance(count, table));
      // A failure in any stream reaches the last one and its reader.
      const zipped = pipeline(source, counted, createGzip({ level: 3 }), () => undefined);
      await archive.add({ kind: 'table', table, columns }, zipped);
    }
    const missingBlobs: string[] = [];
    const { rows: spoilt } = await client.query<{ hash: Buffer }>(
      'SELECT hash FROM blob WHERE bytes IS NOT NULL AND sha256(bytes) <> hash ORDER BY hash',
    );
    const damagedBlobs = spoilt.map(({ hash }) => hash.toString('hex'));
    for (const { hash } of large) {
      const bytes = await blobs.openObject(hash);
      if (bytes) {
        const sum = await archive.add({ kind: 'blob', hash: hash.toString('hex') }, bytes);
        if (!sum.equals(hash)) damagedBlobs.push(hash.toString('hex'));
      } else missingBlobs.push(hash.toString('hex'));
      progress.advance(1, 'blobs');
    }
    await archive.add({ kind: 'end' }, json({ blobs: large.length - missingBlobs.length }));
    await archive.close();
    await client.query('COMMIT');
    await rename(unfinished, file);
    const { size } = await stat(file);
    return { file, bytes: size, rows: rowCount, blobs: large.length - missingBlobs.length, missingBlobs, damagedBlobs };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    progress.stop();
    // Whatever state a failed COPY left, it ends with the connection.
    client.release(true);
  }
}
