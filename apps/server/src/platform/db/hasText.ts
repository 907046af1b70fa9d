import { type RawBuilder, sql } from 'kysely';

const hasCases = (text: string) => text.toLowerCase() !== text.toUpperCase();
const furtherLetters = (text: string) => [...text].filter((sign) => sign > '\x7f').join('');

/**
 * Condition that a column has a text, in any case. `%` and `_` in it stand for themselves. Case folding by the rules of a language takes most
 * of the time of a long search, so it is left out: Chinese has no cases, and the collation "C" folds ASCII alone.
 */
export function hasText(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const typed = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  if (!hasCases(text)) return sql<boolean>`${column} LIKE ${typed}`;
  if (hasCases(furtherLetters(text))) return sql<boolean>`${column} ILIKE ${typed}`;
  return sql<boolean>`lower(${column} COLLATE "C") LIKE ${typed.toLowerCase()}`;
}
