/** One recipient in a field, typed or selected. Invalid addresses are kept and marked, never dropped. */
export interface Recipient {
  /** The bare address, or the text as typed when it is not one. */
  address: string;
  /** The name shown on the chip; empty when only the address is known. */
  name: string;
  /** Whether the address may be sent to. */
  isValid: boolean;
  /** A second, quieter text on the chip: the address of a department, say. */
  detail?: string | undefined;
  /** Why this one is worth a second look: the chip is marked, and says it. */
  warning?: string | undefined;
}

/** A person, department or list offered while typing. */
export interface RecipientSuggestion {
  /** Unique among the suggestions shown together. */
  id: string;
  name: string;
  address: string;
}

const hardSeparators = new Set([',', ';', '，', '；', '、', '\n', '\r']);

/** Typed text, split into its finished addresses and the unfinished rest. */
export interface CutText {
  complete: string;
  rest: string;
}

/**
 * Cuts typed text after its last separator. Commas and semicolons, full-width ones too, cut anywhere but in quotes and angle brackets.
 * White space cuts only behind something that is an address already: in `Lin Yue <lin@…>` it is part of the name.
 */
export function cutTypedText(text: string): CutText {
  let start = 0;
  let isQuoted = false;
  let isAngled = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '<' || character === '＜') isAngled = true;
    else if (character === '>' || character === '＞') isAngled = false;
    else if (hardSeparators.has(character) && !isAngled) start = index + 1;
    else if (/\s/u.test(character) && !isAngled && /[@＠]/u.test(text.slice(start, index))) start = index + 1;
  }
  return { complete: text.slice(0, start), rest: text.slice(start).trimStart() };
}

const keyOf = (recipient: Recipient) => recipient.address.trim().toLowerCase();

/** Returns the recipients of `added` that the field doesn't contain yet, without duplicates. */
export function withoutDuplicates(held: readonly Recipient[], added: readonly Recipient[]): Recipient[] {
  const seen = new Set(held.map(keyOf));
  return added.filter((recipient) => {
    const key = keyOf(recipient);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A recipient as text that can be pasted elsewhere, its name quoted where it holds a separator (RFC 5322, 3.2.4). */
export function formatRecipient({ name, address }: Recipient): string {
  if (name === '' || name === address) return address;
  const written = /[",;<>@()[\]\\:，；、＜＞＠]/u.test(name) ? `"${name.replaceAll(/["\\]/gu, '\\$&')}"` : name;
  return `${written} <${address}>`;
}

const isAddress = (cell: string) => /^[^\s@]+@[^\s@]+$/u.test(cell);
/** Whether a cell can be a name. Row, room and phone numbers contain no alphabetic character. */
const isName = (cell: string) => /\p{L}/u.test(cell) && !cell.includes('@');

/**
 * Converts pasted spreadsheet columns to lines of names and addresses. Rows without an address, such as headers, are omitted. Text that
 * isn't from a spreadsheet or has no address is returned unchanged.
 */
export function readSheet(text: string): string {
  if (!text.includes('\t')) return text;
  const rows = text.split(/\r?\n/u).map((row) => row.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/su, '$1')));
  const lines = rows.flatMap((cells) => {
    const addresses = cells.filter(isAddress);
    const name = cells.find(isName) ?? '';
    // Of several addresses in a row it is not known whose they are.
    return addresses.map((address) => formatRecipient({ address, name: addresses.length === 1 ? name : '', isValid: true }));
  });
  return lines.length === 0 ? text : lines.join('\n');
}

/** The type under which chips travel when dragged from field to field. */
export const recipientsType = 'application/x-jinshu-recipients';

function isRecipient(value: unknown): value is Recipient {
  if (typeof value !== 'object' || value === null) return false;
  const { address, name, isValid } = value as Partial<Recipient>;
  return typeof address === 'string' && typeof name === 'string' && typeof isValid === 'boolean';
}

/** Reads chips that were dropped; another page can write this type too, so nothing in it is trusted. */
export function readDropped(data: string): { fieldId: string; recipients: Recipient[] } | undefined {
  try {
    const read = JSON.parse(data) as { fieldId?: unknown; recipients?: unknown };
    if (typeof read.fieldId !== 'string' || !Array.isArray(read.recipients)) return undefined;
    return { fieldId: read.fieldId, recipients: read.recipients.filter(isRecipient) };
  } catch {
    return undefined;
  }
}
