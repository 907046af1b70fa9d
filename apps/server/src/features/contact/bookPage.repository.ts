import type { ContactSort } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { nameQuery } from './nameIndex.ts';

/** Page of an address book, with an optional search. */
export interface BookPage {
  page: number;
  pageSize: number;
  search?: string | undefined;
  sort?: ContactSort | undefined;
  isDescending?: boolean | undefined;
}

type Part = RawBuilder<unknown>;

/** Condition that is never true, for a search without searchable text. */
const nobody = sql<boolean>`false`;

/** Condition: a name index matches the search. `or` adds another way in which a row is found, given the query. */
export function isFound(index: Part, search: string | undefined, or?: (query: string) => Part): RawBuilder<boolean> {
  if (search === undefined || search.trim() === '') return sql`true`;
  const query = nameQuery(search);
  if (!query) return nobody;
  return sql`(${index} @@ ${query.matches}::tsquery ${or ? sql`OR ${or(query.matches)}` : sql``})`;
}

/** The columns that each sort of a book goes by. */
export type Orders = Readonly<Record<ContactSort, readonly Part[]>>;

/** The order of a page; `last` tells rows apart that are the same otherwise. */
export function sortOrder(
  columns: readonly Part[],
  { isDescending = false, last }: { isDescending?: boolean | undefined; last: Part },
): Part {
  return sql.join([...columns, last].map((column) => sql`${column} ${isDescending ? sql`DESC` : sql`ASC`}`));
}

/** Reads a page and counts all rows. */
export async function pageOf<Row>(
  db: Db,
  { page, pageSize }: Pick<BookPage, 'page' | 'pageSize'>,
  { columns, from, order }: { columns: Part; from: Part; order: Part },
): Promise<{ count: number; results: Row[] }> {
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ count: number }>`SELECT count(*) AS count ${from}`.execute(db),
    sql<Row>`SELECT ${columns} ${from} ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db),
  ]);
  return { count: counted[0]?.count ?? 0, results: rows };
}
