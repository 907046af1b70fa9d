import type { Address } from '@jinshu/api';
import traditionalPairs from 'opencc-js/dict/TSCharacters';
import { pinyinForms } from './pinyinForms.ts';

/** Parts of a message covered by full-text search. */
export interface SearchableMessage {
  subject: string;
  sender: Address;
  recipients: readonly Address[];
  text: string;
  attachmentNames: readonly string[];
}

/** A part of a message that a search can be limited to. */
export type SearchField = 'subject' | 'sender' | 'recipients' | 'attachments';

const prefixes: Record<SearchField, string> = { subject: 's:', sender: 'f:', recipients: 't:', attachments: 'a:' };

/**
 * Limits that keep a single message from filling the index: total lexemes, characters of the body, characters of a word, recipients.
 * `bytes` is less than half of a tsvector's maximum (1 MB), because the text of its files is added later. PostgreSQL rejects a larger one
 * and the message with it.
 */
const maximum = { lexemes: 20_000, bytes: 450_000, text: 1_000_000, word: 40, recipients: 500, queryTerms: 40 };

let simplified: Map<string, string> | undefined;

/** Converts character by character, not by phrase: indexed and typed text must match whatever characters are around. */
function toSimplified(text: string): string {
  simplified ??= new Map(
    traditionalPairs.split('|').map((pair) => {
      const [from = '', to = from] = pair.split(' ');
      return [from, to];
    }),
  );
  const map = simplified;
  let result = '';
  for (const character of text) result += map.get(character) ?? character;
  return result;
}

/** Special characters that do not decompose to a base character with an accent, and what users type for them. */
const spelled: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

const accented = /[\u00c0-\u024f\u1e00-\u1eff\u0386-\u03ce\u1f00-\u1fff]/g;

/** Brings text into the form in which it is compared: widths, case, accents and the two Chinese scripts fall together. */
export function foldText(text: string): string {
  let folded = text.normalize('NFKC').toLowerCase();
  if (!/[^\p{ASCII}]/u.test(folded)) return folded;
  folded = folded.replace(accented, (letter) => spelled[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''));
  return /\p{Script=Han}/u.test(folded) ? toSimplified(folded) : folded;
}

/** A character of the scripts that are written without blanks between words: looked up by single characters and pairs. */
export const denseScripts =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const tokenPattern = new RegExp(
  `(?<address>[\\p{L}\\p{N}._+-]{1,64}@[\\p{L}\\p{N}.-]{1,190})|(?<run>${denseScripts}+)|(?<word>(?:(?!${denseScripts})[\\p{L}\\p{N}\\p{M}])+)`,
  'gu',
);

type Token = { kind: 'address' | 'run' | 'word'; text: string };

function* tokens(text: string): Generator<Token> {
  for (const match of foldText(text).matchAll(tokenPattern)) {
    const { address, run, word } = match.groups as Record<string, string | undefined>;
    if (address !== undefined) yield { kind: 'address', text: address.replace(/[.-]+$/, '') };
    else if (run !== undefined) yield { kind: 'run', text: run };
    else if (word !== undefined) yield { kind: 'word', text: word.slice(0, maximum.word) };
  }
}

function addRun(add: (lexeme: string) => void, run: string): void {
  let before = '';
  for (const character of run) {
    add(character);
    if (before !== '') add(before + character);
    before = character;
  }
}

/** Passes every lexeme of a text to `add`. An address is indexed as a whole, by its two sides and by each word in it. */
function addLexemes(add: (lexeme: string) => void, text: string): void {
  for (const token of tokens(text)) {
    if (token.kind === 'run') addRun(add, token.text);
    else if (token.kind === 'word') add(token.text);
    else {
      add(token.text);
      const at = token.text.indexOf('@');
      add(token.text.slice(0, at));
      add(token.text.slice(at + 1));
      for (const part of token.text.split(/[@._+-]+/)) {
        if (part !== '') for (const inner of tokens(part)) inner.kind === 'run' ? addRun(add, inner.text) : add(inner.text);
      }
    }
  }
}

/** Longer than any name of a person. */
const maximumName = 20;
/** The same people write all the time, and reading a name aloud is slow beside the rest. */
const readAloud = new Map<string, readonly string[]>();

/**
 * Returns the pinyin forms that users type for a Chinese name. Used only for people, because `ly` or `lin` would match too much elsewhere.
 */
function typedForms(name: string): readonly string[] {
  const key = foldText(name.slice(0, maximumName));
  let forms = readAloud.get(key);
  if (!forms) {
    const { full, initials, syllables } = pinyinForms(key);
    forms = [...full, ...initials, ...syllables];
    if (readAloud.size >= 5_000) readAloud.clear();
    readAloud.set(key, forms);
  }
  return forms;
}

/**
 * The lexemes of a message, without the one of its mailbox. What was written of the mail's head comes first, so that a very long body
 * loses its end and not the subject.
 */
export function contentLexemes(message: SearchableMessage): string[] {
  const found = new Set<string>();
  let bytes = 0;
  const add = (lexeme: string) => {
    if (lexeme === '' || found.size >= maximum.lexemes || found.has(lexeme)) return;
    bytes += Buffer.byteLength(lexeme);
    if (bytes <= maximum.bytes) found.add(lexeme);
  };
  const adder = (prefix: string) => (lexeme: string) => {
    add(lexeme);
    if (prefix !== '' && lexeme !== '') add(prefix + lexeme);
  };
  addLexemes(adder(prefixes.subject), message.subject);
  const addPerson = (prefix: string, { name, address }: Address) => {
    addLexemes(adder(prefix), `${name} ${address}`);
    for (const form of typedForms(name)) if (form !== '') add(prefix + form);
  };
  addPerson(prefixes.sender, message.sender);
  for (const recipient of message.recipients.slice(0, maximum.recipients)) addPerson(prefixes.recipients, recipient);
  for (const name of message.attachmentNames.slice(0, maximum.recipients)) addLexemes(adder(prefixes.attachments), name);
  addLexemes(adder(''), message.text.slice(0, maximum.text));
  return [...found];
}

/** Returns the lexemes of a single text, for text extracted after the message was indexed. */
export function textLexemes(text: string, bounds: { lexemes: number; lexemeBytes: number }): string[] {
  const found = new Set<string>();
  let bytes = 0;
  addLexemes((lexeme) => {
    if (lexeme === '' || found.size >= bounds.lexemes || found.has(lexeme)) return;
    bytes += Buffer.byteLength(lexeme);
    if (bytes <= bounds.lexemeBytes) found.add(lexeme);
  }, text);
  return [...found];
}

/**
 * Returns the lexemes that the texts of a message's files add: each word as a word of the message and as one of its attachments. Their
 * total size is limited to the space that the message leaves in its tsvector.
 */
export function attachmentLexemes(files: readonly (readonly string[])[]): string[] {
  const found = new Set<string>();
  let bytes = 0;
  for (const lexeme of files.flat()) {
    if (found.has(lexeme)) continue;
    bytes += 2 * Buffer.byteLength(lexeme) + prefixes.attachments.length;
    if (bytes > maximum.bytes) break;
    found.add(lexeme).add(prefixes.attachments + lexeme);
  }
  return [...found];
}

/** The lexeme by which one index serves all mailboxes. */
export const mailboxLexeme = (mailboxId: number): string => `=${mailboxId}`;

/** All lexemes of a message in a mailbox, as `message_text` keeps them. */
export const messageLexemes = (message: SearchableMessage & { mailboxId: number }): string[] => [
  mailboxLexeme(message.mailboxId),
  ...contentLexemes(message),
];

/** Writes lexemes as the text of a tsvector. */
export const tsvectorText = (lexemes: readonly string[]): string => lexemes.map(quoted).join(' ');

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** One thing that a person typed to be found. */
export interface QueryTerm extends Token {
  /** It may be the beginning of a longer word. */
  mayGoOn: boolean;
}

/**
 * Splits typed text into search terms. The last word may be unfinished if it has at least two characters: a one-character prefix would
 * match most of the index, across all mailboxes.
 */
export function queryTerms(text: string): QueryTerm[] {
  const all = [...tokens(text.slice(0, 500))];
  return all.map((token, index) => ({ ...token, mayGoOn: token.kind !== 'run' && index === all.length - 1 && [...token.text].length > 1 }));
}

/** Returns the query for messages from or to an address; null if the text is not an address. The address must match as a whole. */
export function personQuery(address: string): string | null {
  const [only, ...others] = [...tokens(address.slice(0, 500))];
  if (only?.kind !== 'address' || others.length > 0) return null;
  return `(${quoted(prefixes.sender + only.text)} | ${quoted(prefixes.recipients + only.text)})`;
}

const latin = /^[a-z]{2,}$/;

/** A word of the query, and the Chinese names that are read so: these forms are kept of people alone. Two letters are initials, not a beginning. */
function orName(word: string, end: string): string {
  const endOfName = word.length > 2 ? end : '';
  const names = [prefixes.sender, prefixes.recipients].map((prefix) => quoted(prefix + word) + endOfName);
  return `(${[quoted(word) + end, ...names].join(' | ')})`;
}

/**
 * Converts typed text to a tsquery; null if it contains no search terms. Every word must match; a run of Chinese, Japanese or Korean must
 * match in every pair of characters. With `findsNames`, Latin text also finds people by pinyin and initials.
 */
export function searchQuery(
  text: string,
  { field, mailboxId, findsNames = false }: { field?: SearchField | undefined; mailboxId?: number | undefined; findsNames?: boolean } = {},
): string | null {
  const prefix = field ? prefixes[field] : '';
  const terms = new Set<string>();
  for (const { kind, text: found, mayGoOn } of queryTerms(text)) {
    if (kind === 'word' && findsNames && latin.test(found)) terms.add(orName(found, mayGoOn ? ':*' : ''));
    else if (kind !== 'run') terms.add(quoted(prefix + found) + (mayGoOn ? ':*' : ''));
    else {
      const characters = [...found];
      if (characters.length === 1) terms.add(quoted(prefix + found));
      for (let i = 0; i + 1 < characters.length; i += 1) terms.add(quoted(`${prefix}${characters[i]}${characters[i + 1]}`));
    }
  }
  if (terms.size === 0) return null;
  const own = mailboxId === undefined ? [] : [quoted(mailboxLexeme(mailboxId))];
  return [...own, ...[...terms].slice(0, maximum.queryTerms)].join(' & ');
}
