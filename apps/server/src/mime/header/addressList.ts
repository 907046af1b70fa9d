import { decodeWords, wordAt } from './headers.ts';

/** Decoded entry of an address list. The name or the address may be empty. */
export interface ListedAddress {
  name: string;
  address: string;
}

/** A word of a list: as it is written, and as it is meant. */
interface Word {
  raw: string;
  said: string;
  /** Whether no space precedes it. */
  isGlued: boolean;
}

/** Entry being parsed. */
interface Entry {
  words: Word[];
  comments: string[];
  address: string | null;
}

const quotedString = /"((?:[^"\\]|\\[\s\S]){0,2000})"/y;
const angle = /<((?:"(?:[^"\\]|\\[\s\S]){0,300}"|[^<>"])*)>/y;
const literal = /\[[^[\]\s<>,;]{1,100}\]/y;

const match = (pattern: RegExp, value: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(value);
};
const unescaped = (text: string) => text.replace(/\\([\s\S])/g, '$1');

/** A name of a machine has no blank: it was folded there. */
const bareDomain = (domain: string) => domain.replace(/\([^()]{0,500}\)/g, '').replace(/\s+/g, '');

/** An address without what the oldest form puts into it: the way it should take, comments, blanks around its dots. */
function bareAddress(address: string): string {
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
const isBare = ({ raw }: Word) => /^(?:"[^"]*"|[^"@=]|=(?!\?))+@[^@]/.test(raw);

/** Joins the words of an entry to its display name. */
const phrase = (words: readonly Word[]) => decodeWords(words.map(({ said, isGlued }) => (isGlued ? said : ` ${said}`)).join('')).trim();

/** Separators between people in Chinese text. Inside a name they belong to the name. */
const wideSeparators = new Set('，；、');
const endsWithAddress = ({ words }: Entry): boolean => {
  const last = words.at(-1);
  return last !== undefined && last.raw.length <= longestAddress && isBare(last);
};
const longestAddress = 400;

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

function close({ words, comments, address }: Entry): ListedAddress[] {
  if (address === null) {
    const joined = joinDotted(words);
    if (joined.length > 1 && joined.every(isBare)) return joined.map(({ raw }) => ({ name: '', address: bareAddress(raw) }));
    const at = joined.findLastIndex(isBare);
    const spaced =
      at < 0 && joined.length <= mostParts && joined.some(({ raw }) => raw === '@') ? joined.map(({ raw }) => raw).join('') : '';
    if (/^[^\s"@]+@[^\s"@]+$/.test(spaced)) return [{ name: decodeWords(comments.join(' ')).trim(), address: spaced }];
    if (at >= 0) return close({ words: joined.filter((_, index) => index !== at), comments, address: (joined[at] as Word).raw });
  }
  const found = bareAddress(decodeWords(address ?? ''));
  const said = phrase(words) || decodeWords(comments.join(' ')).trim();
  // Some encode the whole of it.
  const [, name, inside] = (found === '' && /^([^<>]*)<([^<>\s]+@[^<>\s]+)>$/.exec(said)) || [];
  if (inside !== undefined) return [{ name: (name ?? '').replaceAll('"', '').trim(), address: inside }];
  if (said === '' && found === '') return [];
  return [{ name: said.toLowerCase() === found.toLowerCase() ? '' : said, address: found }];
}

/**
 * Reads a list of addresses: RFC 5322, its obsolete forms, and common malformed variants. Groups are flattened. Each character is visited a
 * bounded number of times.
 */
export function* readAddresses(value: string): Generator<ListedAddress> {
  let entry: Entry = { words: [], comments: [], address: null };
  let isGroup = false;
  let isNewWord = true;
  let isGlued = false;
  let hasComments = value.includes(')');
  const lastSemicolon = value.lastIndexOf(';');
  const push = (raw: string, said: string) => {
    const last = entry.words.at(-1);
    if (!isNewWord && last) {
      last.raw += raw;
      last.said += said;
    } else entry.words.push({ raw, said, isGlued: isGlued && entry.words.length > 0 });
    isNewWord = false;
    isGlued = true;
  };
  const endWord = (glued = false) => {
    isNewWord = true;
    isGlued = glued;
  };
  /** Behind a comment, or -1 for what is none. */
  const commentEnd = (from: number) => {
    let depth = 0;
    for (let at = from; at < value.length; at += 1) {
      if (value[at] === '\\') at += 1;
      else if (value[at] === '(') depth += 1;
      else if (value[at] === ')' && --depth === 0) return at + 1;
    }
    return -1;
  };

  for (let at = 0; at < value.length; ) {
    const char = value[at] as string;
    const quoted = char === '"' ? match(quotedString, value, at) : null;
    const word = char === '=' && value[at + 1] === '?' ? wordAt(value, at) : null;
    const bracketed = char === '<' ? match(angle, value, at) : null;
    const comment = char === '(' && hasComments ? commentEnd(at) : -1;
    if (char === '(' && comment < 0) hasComments = false;
    if (quoted) {
      push(quoted[0], unescaped(quoted[1] as string));
      at += quoted[0].length;
    } else if (word) {
      endWord(isGlued);
      push(value.slice(at, word.end), value.slice(at, word.end));
      // Text that follows without a space does not belong to the encoded word.
      endWord(true);
      at = word.end;
    } else if (comment >= 0) {
      entry.comments.push(unescaped(value.slice(at + 1, comment - 1)));
      at = comment;
    } else if (bracketed || (char === '<' && !/[<]/.test(value.slice(at + 1, at + 500).split(/[,;]/, 1)[0] as string))) {
      // Its end may be missing.
      const inside = bracketed ? (bracketed[1] as string) : (value.slice(at + 1).split(/[,;]/, 1)[0] as string);
      endWord();
      // Ignore empty angle brackets next to an address without brackets.
      if (inside.trim() !== '') {
        if (entry.address !== null && !entry.address.includes('@')) push(`<${entry.address}>`, `<${entry.address}>`);
        else if (entry.address !== null && inside.includes('@') && bareAddress(inside) !== bareAddress(entry.address)) {
          yield* close(entry);
          entry = { words: [], comments: [], address: null };
        }
        entry.address = inside;
      }
      endWord();
      at += bracketed ? bracketed[0].length : inside.length + 1;
    } else if (char === ',' || char === ';' || (wideSeparators.has(char) && (entry.address !== null || endsWithAddress(entry)))) {
      yield* close(entry);
      entry = { words: [], comments: [], address: null };
      if (char === ';') isGroup = false;
      endWord();
      at += 1;
    } else if (
      char === ':' &&
      !isGroup &&
      at < lastSemicolon &&
      entry.address === null &&
      !/^mailto$/i.test(entry.words.at(-1)?.raw ?? '')
    ) {
      // Drop the name of a group: it does not identify a person.
      isGroup = true;
      entry = { words: [], comments: [], address: null };
      endWord();
      at += 1;
    } else if (char === '[') {
      const domain = match(literal, value, at)?.[0] ?? char;
      push(domain, domain);
      at += domain.length;
    } else if (char === '\\' && at + 1 < value.length) {
      push(value.slice(at, at + 2), value[at + 1] as string);
      at += 2;
    } else {
      if (/\s/.test(char)) endWord();
      else if (char !== '"' && char !== '<' && char !== '>') push(char, char);
      at += 1;
    }
  }
  yield* close(entry);
}
