import { type ExportedTable, exportedTables } from './setUpTables.ts';

interface Queried {
  query<T extends object>(text: string): Promise<{ rows: T[] }>;
}

const tree = (table: string, column: string) => `(WITH RECURSIVE way AS (
    SELECT name, parent_id FROM ${table} WHERE id = t.${column}
    UNION ALL SELECT o.name || '/' || way.name, o.parent_id FROM ${table} o JOIN way ON o.id = way.parent_id
  ) SELECT name FROM way WHERE parent_id IS NULL)`;

/** The name that replaces a number, the same in every organization. */
const named: Readonly<Record<string, (column: string, table: string) => string>> = {
  department: (column) => tree('department', column),
  category: (column) => tree('company_category', column),
  account: (column) => `(SELECT login FROM account x WHERE x.id = t.${column})`,
  mailbox: (column) => `(SELECT address FROM mailbox x WHERE x.id = t.${column})`,
  list: (column) => `(SELECT address FROM mailing_list x WHERE x.id = t.${column})`,
  rule: (column) => `(SELECT reason FROM review_rule x WHERE x.id = t.${column})`,
  group: (column) => `CASE WHEN t.${column} LIKE 'dept\\_%'
    THEN (SELECT name FROM department x WHERE 'dept_' || x.id = t.${column}) ELSE t.${column} END`,
  sheet: (column) => `replace(t.${column}, '"own-' || t.id, '"' || (t.name ->> 'zh-hans'))`,
  rank: (column, table) =>
    table === 'review_rule'
      ? `(SELECT count(*) FROM review_rule x WHERE NOT x.is_of_list AND NOT t.is_of_list AND (x.position, x.id) < (t.position, t.id))`
      : `(SELECT count(*) FROM ${table} x WHERE x.parent_id IS NOT DISTINCT FROM t.parent_id AND (x.${column}, x.id) < (t.${column}, t.id))`,
};

/** The applications of the app center name departments by their numbers, and the choice of skins those of the organization. */
const policyValue = `CASE WHEN t.name IN ('skins', 'skin_name') THEN (
    SELECT jsonb_agg(coalesce(o.name -> 'zh-hans', skin) ORDER BY place)
    FROM jsonb_array_elements(CASE t.name WHEN 'skins' THEN t.value ELSE jsonb_build_array(t.value) END) WITH ORDINALITY AS s (skin, place)
      LEFT JOIN own_skin o ON skin = to_jsonb('own-' || o.id))
  WHEN t.name = 'app_list' THEN (
    SELECT jsonb_agg(app || jsonb_build_object('departments', (
      SELECT coalesce(jsonb_agg(d.name ORDER BY d.name), '[]') FROM department d WHERE app -> 'departments' @> to_jsonb(d.id))))
    FROM jsonb_array_elements(t.value) AS app) ELSE t.value END`;

function selectionOf(table: string, { columns, where = 'true' }: ExportedTable): string {
  const shown = Object.entries(columns).map(([column, kind]) => {
    const plain = table === 'policy' && column === 'value' ? policyValue : `t.${column}`;
    return `(${kind === 'as it is' ? plain : named[kind]?.(column, table)})::text AS "${column}"`;
  });
  return `SELECT ${shown.join(', ')} FROM "${table}" t WHERE ${where}`;
}

/** Reads the rows of every table of the set-up, with names instead of numbers. */
export async function readSetUpTables(pool: Queried): Promise<Record<string, string[]>> {
  const read = Object.entries(exportedTables).map(async ([table, exported]) => {
    const { rows } = await pool.query<object>(selectionOf(table, exported));
    return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
