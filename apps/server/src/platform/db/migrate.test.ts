import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { checkServer, openDb } from './db.ts';
import { isMigrated, migrate, readMigrations } from './migrate.ts';

let database: TestDatabase;
let directory: string;
const from = () => pathToFileURL(`${directory}/`);
const write = (name: string, sql: string) => writeFile(path.join(directory, name), sql);

beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
  directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

describe('migrate', () => {
  it('brings an empty database to the level of this version, once', async () => {
    const names = (await readMigrations()).map(({ name }) => name);
    expect(await migrate(database.pool)).toEqual(names);
    expect(await migrate(database.pool)).toEqual([]);
    expect(await isMigrated(database.pool)).toBe(true);
  });

  it('runs each migration once when several servers start together', async () => {
    const ran = await Promise.all([migrate(database.pool), migrate(database.pool), migrate(database.pool)]);
    expect(ran.flat()).toEqual((await readMigrations()).map(({ name }) => name));
  });

  it('leaves nothing of a migration that fails', async () => {
    await write('0001_broken.sql', 'CREATE TABLE half (id integer); SELECT 1 / 0;');
    await expect(migrate(database.pool, from())).rejects.toThrow('0001_broken.sql failed: division by zero');
    const { rows } = await database.pool.query("SELECT to_regclass('half') AS half, (SELECT count(*) FROM migration) AS level");
    expect(rows).toEqual([{ half: null, level: 0 }]);
  });

  it('takes numbers with gaps, and one that comes in after a higher one', async () => {
    await write('0001_first.sql', 'CREATE TABLE first (id integer)');
    await write('0007_later.sql', 'CREATE TABLE later (id integer)');
    expect(await migrate(database.pool, from())).toEqual(['0001_first.sql', '0007_later.sql']);
    await write('0004_between.sql', 'CREATE TABLE between_them (id integer)');
    expect(await migrate(database.pool, from())).toEqual(['0004_between.sql']);
    await write('0004_again.sql', 'SELECT 1');
    await expect(migrate(database.pool, from())).rejects.toThrow('is taken');
  });

  it('refuses a history that was changed, and a database from the future', async () => {
    await write('0001_first.sql', 'CREATE TABLE first (id integer)');
    await migrate(database.pool, from());
    await write('0001_first.sql', 'CREATE TABLE first (id bigint)');
    await expect(migrate(database.pool, from())).rejects.toThrow('Migrations must never be changed');
    for (const name of await readdir(directory)) await rm(path.join(directory, name));
    await expect(migrate(database.pool, from())).rejects.toThrow('does not know');
  });
});

describe('checkServer', () => {
  it('accepts the embedded server', async () => {
    await expect(checkServer(database.pool)).resolves.toBeUndefined();
  });

  it('refuses a database of the locale C, in which Chinese letters are no letters', async () => {
    const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const name = `${rows[0]?.name}_c`;
    await database.pool.query(`CREATE DATABASE ${name} TEMPLATE template0 LOCALE 'C'`);
    const other = openDb({ ...(database.connection as { host: string; user: string }), database: name }, { warn: () => undefined });
    await expect(checkServer(other.pool)).rejects.toThrow('locale C');
    await other.close();
    await database.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
  });
});
