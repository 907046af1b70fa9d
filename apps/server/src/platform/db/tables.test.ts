import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const files = {
  './tables.ts': 'export interface Tables ',
  './bookTables.ts': 'export interface BookTables ',
  './settingsTables.ts': 'export interface SettingsTables ',
  './diskTables.ts': 'export interface DiskTables ',
  './entranceTables.ts': 'export interface EntranceTables ',
  './gateTables.ts': 'export interface GateTables ',
  './operationTables.ts': 'export interface OperationTables ',
  './sendingTables.ts': 'export interface SendingTables ',
};

/** `{ table: { column: type } }` as the sources of the tables spell it. */
async function readDeclared(): Promise<Record<string, string[]>> {
  const bodies = Object.entries(files).map(async ([file, start]) => {
    const source = await readFile(new URL(file, import.meta.url), 'utf8');
    return source.slice(source.indexOf(start));
  });
  const body = (await Promise.all(bodies)).join('\n');
  const declared: Record<string, string[]> = {};
  for (const [, table, columns] of body.matchAll(/^ {2}(\w+): \{(.*?)\};$/gms)) {
    declared[table as string] = [...(columns as string).matchAll(/(?:^|[{;\n])\s*(\w+): /g)].map(([, name]) => name as string).sort();
  }
  return declared;
}

it('declares every table and column that the migrations make, and no other', async () => {
  const { rows } = await database.pool.query<{ table: string; columns: string[] }>(
    `SELECT table_name AS table, array_agg(column_name::text ORDER BY column_name::text COLLATE "C") AS columns
     FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name`,
  );
  expect(await readDeclared()).toEqual(Object.fromEntries(rows.map(({ table, columns }) => [table, columns])));
});

it('keeps times to the millisecond, so that a cursor equals its row', async () => {
  const { rows } = await database.pool.query(
    `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type LIKE 'timestamp%' AND datetime_precision <> 3`,
  );
  expect(rows).toEqual([]);
});

it('gives each migration a number of its own', async () => {
  const names = (await readdir(new URL('./migrations', import.meta.url))).filter((name) => name.endsWith('.sql'));
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
