/** A page with the words that it is found by. */
export interface FindablePage {
  name: string;
  /** Words separated by commas. */
  labels: string;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The pages whose name or labels contain every word of a query, those with a fitting name first. An empty query finds all, as they are. */
export function findPages<T extends FindablePage>(pages: readonly T[], query: string): readonly T[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return pages;
  const fits = (text: string) => words.every((word) => plain(text).includes(word));
  const named = pages.filter(({ name }) => fits(name));
  return [...named, ...pages.filter((page) => !named.includes(page) && fits(`${page.name}, ${page.labels}`))];
}
