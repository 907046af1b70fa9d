/** Kind of entry that a list accepts: addresses only, or also whole domains (`@yunchuan.example`). */
export type ListEntryKind = 'address' | 'address-or-domain';

/** Reason why an entry is invalid. */
export type ListEntryProblem = 'required' | 'not-an-entry' | 'taken';

const DOMAIN = String.raw`@(?!-)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
const address = new RegExp(String.raw`^[^\s@<>",;]+${DOMAIN}$`, 'u');
const domain = new RegExp(`^${DOMAIN}$`, 'u');

/** Returns why an entry can't be added to the others, or `undefined` if it can. */
export function listEntryProblem(text: string, kind: ListEntryKind, others: readonly string[] = []): ListEntryProblem | undefined {
  const entry = text.trim();
  if (entry === '') return 'required';
  if (!address.test(entry) && !(kind === 'address-or-domain' && domain.test(entry))) return 'not-an-entry';
  return others.some((other) => other.toLowerCase() === entry.toLowerCase()) ? 'taken' : undefined;
}

/** Splits pasted or typed text into entries, each only once: they are separated by white space, commas or semicolons. */
export const splitEntries = (text: string): string[] => [...new Set(text.split(/[\s,;，；、]+/).filter((entry) => entry !== ''))];

/** Returns why entries can't be added to the others: the problem of the first invalid one. Entries that are in the list already are valid. */
export function listEntriesProblem(text: string, kind: ListEntryKind): { problem: ListEntryProblem; entry: string } | undefined {
  const entries = splitEntries(text);
  if (entries.length === 0) return { problem: 'required', entry: '' };
  for (const entry of entries) {
    const problem = listEntryProblem(entry, kind);
    if (problem) return { problem, entry };
  }
  return undefined;
}
