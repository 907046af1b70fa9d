import { decodeWords } from './headers.ts';

/** Decoded entry of an address list. The name or the address may be empty. */
export interface ListedAddress {
  name: string;
  address: string;
}

/** A word of a list: as it is written, and as it is meant. */
export interface Word {
  raw: string;
  said: string;
  /** Whether no space precedes it. */
  isGlued: boolean;
}

/** Entry being parsed. */
export interface Entry {
  words: Word[];
  comments: string[];
  address: string | null;
}

/** A name of a machine has no blank: it was folded there. */
const bareDomain = (domain: string) => domain.replace(/\([^()]{0,500}\)/g, '').replace(/\s+/g, '');

/** An address without what the oldest form puts into it: the way it should take, comments, blanks around its dots. */
export function bareAddress(address: string): string {
  // A quoted local part is kept as it is, including spaces.
  const [, local, domain] = /^\s*(?:mailto:)?("(?:[^"\\]|\\[\s\S]){1,300}")\s*@([^"]*)$/i.exec(address) ?? [];
  if (local !== undefined && domain !== undefined) return `${local}@${bareDomain(domain)}`;
  const bare = address
    .replace(/\([^()]{0,500}\)/g, '')
    .trim()
    .replace(/^\[?mailto:([^\]]*)\]?$/i, '$1')
    .replace(/^(?:@[^:@]{1,500},)*@[^:@]{1,500}:(?=[^:@]+@)/, '')
    .replace(/^\[([^\s@[\]]+@[^\s@[\]]+)\]$/, '$1')
    .replace(/\s*([.@])\s*/g, '$1')
    // A name of a machine has no blank: it was folded there.
    .replace(/@[^@"]*$/, (domain) => domain.replace(/\s+/g, ''));
  return bare.startsWith('"') ? bare : bare.replaceAll('"', '');
}

/** Whether a word outside brackets is an address. Words in quotes and encoded words never count: their text could name any address. */
export const isBare = ({ raw }: Word) => /^(?:"[^"]*"|[^"@=]|=(?!\?))+@[^@]/.test(raw);

/** Joins the words of an entry to its display name. */
const phrase = (words: readonly Word[]) => decodeWords(words.map(({ said, isGlued }) => (isGlued ? said : ` ${said}`)).join('')).trim();

/** More than any address has. */
const mostParts = 100;

/** Joins pieces of an address that are separated by spaces, as the obsolete syntax allows. */
function joinDotted(words: readonly Word[]): readonly Word[] {
  if (words.length > mostParts) return words;
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last?.raw.includes('@') && (last.raw.endsWith('.') || word.raw.startsWith('.'))) {
      joined[joined.length - 1] = { ...last, raw: last.raw + word.raw, said: last.said + word.said };
    } else joined.push(word);
  }
  return joined;
}

/** Returns the addresses of an entry: one as a rule, none if it is empty, several if they are only parted by spaces. */
export function addressesOf({ words, comments, address }: Entry): ListedAddress[] {
  if (address === null) {
    const joined = joinDotted(words);
    if (joined.length > 1 && joined.every(isBare)) return joined.map(({ raw }) => ({ name: '', address: bareAddress(raw) }));
    const at = joined.findLastIndex(isBare);
    const spaced =
      at < 0 && joined.length <= mostParts && joined.some(({ raw }) => raw === '@') ? joined.map(({ raw }) => raw).join('') : '';
    if (/^[^\s"@]+@[^\s"@]+$/.test(spaced)) return [{ name: decodeWords(comments.join(' ')).trim(), address: spaced }];
    if (at >= 0) return addressesOf({ words: joined.filter((_, index) => index !== at), comments, address: (joined[at] as Word).raw });
  }
  const found = bareAddress(decodeWords(address ?? ''));
  const said = phrase(words) || decodeWords(comments.join(' ')).trim();
  // Some encode the whole of it.
  const [, name, inside] = (found === '' && /^([^<>]*)<([^<>\s]+@[^<>\s]+)>$/.exec(said)) || [];
  if (inside !== undefined) return [{ name: (name ?? '').replaceAll('"', '').trim(), address: inside }];
  if (said === '' && found === '') return [];
  return [{ name: said.toLowerCase() === found.toLowerCase() ? '' : said, address: found }];
}
