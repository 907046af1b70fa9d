/** What a list takes: addresses alone, or whole domains (`@yunchuan.example`) as well. */
export type ListEntryKind = 'address' | 'address-or-domain';

/** What is wrong with an entry. */
export type ListEntryProblem = 'required' | 'not-an-entry' | 'taken';

const DOMAIN = String.raw`@(?!-)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
const address = new RegExp(String.raw`^[^\s@<>",;]+${DOMAIN}$`, 'u');
const domain = new RegExp(`^${DOMAIN}$`, 'u');

/** What is wrong with an entry; nothing where it can stand beside the others. */
export function listEntryProblem(text: string, kind: ListEntryKind, others: readonly string[] = []): ListEntryProblem | undefined {
  const entry = text.trim();
  if (entry === '') return 'required';
  if (!address.test(entry) && !(kind === 'address-or-domain' && domain.test(entry))) return 'not-an-entry';
  return others.some((other) => other.toLowerCase() === entry.toLowerCase()) ? 'taken' : undefined;
}
