/** Maximum length of a word in the index of records. */
const longestWord = 40;

const quote = (word: string) => `'@:${word}'`;

/** Query for a run: an ASCII word, the last of which may be unfinished, or each pair of other signs. */
function queryOf(run: string, isLast: boolean): string[] {
  if (/^[a-z0-9]+$/.test(run)) return [`${quote(run.slice(0, longestWord))}${isLast ? ':*' : ''}`];
  const signs = [...run];
  if (signs.length === 1) return [`${quote(run)}:*`];
  return signs.slice(1).map((sign, index) => quote(`${signs[index]}${sign}`));
}

/**
 * Returns the query for records with a text, with `@` for kind and week. It cuts words as `record_lexemes` of the database does; the texts must be
 * compared after it. Null without any word, and for one ASCII character: most records have words that begin with it.
 */
export function recordTerms(keyword: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the signs up to 0x7f are ASCII
  const runs = keyword.toLowerCase().match(/[a-z0-9]+|[^\x00-\x7f]+/g) ?? [];
  const isEnded = /[\x20-\x2f\x3a-\x60\x7b-\x7f]$/.test(keyword);
  if (runs.length === 0 || (runs.length === 1 && runs[0]?.length === 1 && /^[a-z0-9]$/.test(runs[0]))) return null;
  return runs.flatMap((run, index) => queryOf(run, !isEnded && index === runs.length - 1)).join(' & ');
}
