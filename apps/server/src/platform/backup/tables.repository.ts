import pg from 'pg';

/** A table as a backup sees it. */
export interface TableShape {
  table: string;
  columns: string[];
}

/** Tables that a backup omits: their rows are short-lived, belong to one process, or are counted again while the rest is restored. */
const passing = new Set([
  'migration',
  'session',
  'captcha',
  'login_failure',
  'upload_chunk',
  'burn_reading',
  'preview',
  'disk_count',
  'passkey_challenge',
  'running_server',
  'social_step',
]);

/** Lists all tables, with referenced tables first. */
export async function listTables(client: pg.PoolClient | pg.Pool): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { refers: string[] }>(
    `SELECT c.relname AS table,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       coalesce((SELECT array_agg(DISTINCT f.confrelid::regclass::text) FROM pg_constraint f
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid), '{}') AS refers
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind = 'r' ORDER BY c.relname`,
  );
  const ordered: TableShape[] = [];
  const known = new Set<string>();
  while (ordered.length < rows.length) {
    const next = rows.filter(({ table, refers }) => !known.has(table) && refers.every((name) => known.has(name)));
    if (next.length === 0) throw new Error('The tables refer to each other in a circle.');
    for (const { table, columns } of next) {
      known.add(table);
      ordered.push({ table, columns });
    }
  }
  return ordered;
}

/** Whether a table goes into a backup. */
export const isKept = ({ table }: TableShape): boolean => !passing.has(table);

/** Returns the number of rows in a table. */
export async function countRows(client: pg.PoolClient | pg.Pool, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*) AS count FROM ${pg.escapeIdentifier(table)}`);
  return rows[0]?.count ?? 0;
}

/** Advances identity sequences past the restored ids. */
export async function advanceSequences(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND is_identity = 'YES'`,
  );
  for (const { table, column } of rows) {
    const [tableName, columnName] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)];
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), greatest(1, (SELECT max(${columnName}) FROM ${tableName})), (SELECT count(*) > 0 FROM ${tableName}))`,
      [tableName, column],
    );
  }
}
