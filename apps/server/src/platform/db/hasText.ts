import { type RawBuilder, sql } from 'kysely';

/** Whether letters outside ASCII have two cases in a text, such as those of German or Greek. */
function hasFurtherCases(text: string): boolean {
  const further = [...text].filter((sign) => sign > '\x7f').join('');
  return further.toLowerCase() !== further.toUpperCase();
}

/**
 * Condition that a column has a text, in any case. `%` and `_` in it stand for themselves. Case folding by the rules of a language takes most
 * of the time of a long search, so it is left out where only ASCII has cases: the collation "C" folds that alone.
 */
export function hasText(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const typed = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return hasFurtherCases(text) ? sql<boolean>`${column} ILIKE ${typed}` : sql<boolean>`${column} COLLATE "C" ILIKE ${typed}`;
}
