import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportSetUp, importSetUp } from '../features/operation/index.ts';
import { commandLine } from '../platform/operation/index.ts';
import { buildTestDeps, type TestDeps } from '../testing/buildTestApp.ts';
import { readSetUpTables } from '../testing/readSetUpTables.ts';
import { seedDemo } from './seedDemo.ts';

const root = path.resolve(import.meta.dirname, '..');
const notProduct = /^(demo|testing)\/|\/migrations\/|\.test\.ts$/;

/** Source of the product without the demo, the tests and the migrations, by file. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !notProduct.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

/** Files that insert into a table or update it. */
const writersOf = (table: string, triggers: readonly string[]) => {
  const write = new RegExp(`(insertInto|updateTable)\\('${table}'\\)|(INSERT INTO|UPDATE) "?${table}\\b`);
  return [...sources, ...triggers].filter((source) => write.test(source));
};
/** Functions of triggers write counts and the like, whatever the statement comes from. */
async function readTriggers({ database }: TestDeps): Promise<string[]> {
  const { rows } = await database.pool.query<{ source: string }>(
    `SELECT prosrc AS source FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prorettype = 'trigger'::regtype`,
  );
  return rows.map(({ source }) => source);
}

const names = (source: string, column: string) => new RegExp(`\\b${column}\\b`).test(source);

/** Columns of a table that some row has filled with another value than that of a new row. */
async function filledColumns({ database }: TestDeps, table: string): Promise<string[]> {
  const { rows: columns } = await database.pool.query<{ name: string; initial: string | null }>(
    `SELECT column_name AS name, column_default AS initial FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_identity = 'NO' AND is_generated = 'NEVER'
       AND coalesce(column_default, '') !~ '(now\\(|CURRENT_TIMESTAMP)'`,
    [table],
  );
  const isFilled = ({ name, initial }: { name: string; initial: string | null }) =>
    `bool_or("${name}" IS DISTINCT FROM ${initial === null || /nextval|uuid/.test(initial) ? 'NULL' : initial}) AS "${name}"`;
  const { rows } = await database.pool.query<Record<string, boolean>>(`SELECT ${columns.map(isFilled).join(', ')} FROM "${table}"`);
  return Object.entries(rows[0] ?? {}).flatMap(([name, isSet]) => (isSet ? name : []));
}

let test: TestDeps;
const tables: string[] = [];
beforeAll(async () => {
  test = await buildTestDeps();
  await seedDemo(test.deps);
  const { rows } = await test.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migration' ORDER BY 1`,
  );
  for (const { name } of rows) {
    const found = await test.database.pool.query(`SELECT FROM "${name}" LIMIT 1`);
    if (found.rowCount === 1) tables.push(name);
  }
});
afterAll(() => test.close());

it('the demo has nothing in a table or a column that no call of the product fills', async () => {
  const triggers = await readTriggers(test);
  const missing: string[] = [];
  for (const table of tables) {
    const writers = writersOf(table, triggers);
    if (writers.length === 0) missing.push(table);
    else
      for (const column of await filledColumns(test, table))
        if (!writers.some((source) => names(source, column))) missing.push(`${table}.${column}`);
  }
  expect({ tables, missing }).toEqual({ tables: expect.arrayContaining(['message', 'company_contact', 'login_log']), missing: [] });
});

it('everything that administrators set in the demo can be set in an empty organization through the use cases of the back stage', async () => {
  const empty = await buildTestDeps();
  const { faults, refused } = await importSetUp(empty.deps, commandLine, { text: await exportSetUp(test.deps), isDryRun: false });
  const rows = [await readSetUpTables(test.database.pool), await readSetUpTables(empty.database.pool)];
  await empty.close();
  expect({ faults, refused }).toEqual({ faults: [], refused: [] });
  expect(rows[1]).toEqual(rows[0]);
});
