import type { ListedAddress } from './addressEntry.ts';
import { createEntryReader } from './entryReader.ts';
import { wordAt } from './headers.ts';

const quotedString = /"((?:[^"\\]|\\[\s\S]){0,2000})"/y;
const angle = /<((?:"(?:[^"\\]|\\[\s\S]){0,300}"|[^<>"])*)>/y;
const literal = /\[[^[\]\s<>,;]{1,100}\]/y;

const match = (pattern: RegExp, value: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(value);
};
const unescaped = (text: string) => text.replace(/\\([\s\S])/g, '$1');

/** Separators between people in Chinese text. Inside a name they belong to the name. */
const wideSeparators = new Set('，；、');

/** Returns the place behind a comment, or -1 for what is none. */
function commentEnd(value: string, from: number): number {
  let depth = 0;
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1;
    else if (value[at] === '(') depth += 1;
    else if (value[at] === ')' && --depth === 0) return at + 1;
  }
  return -1;
}

/**
 * Reads a list of addresses: RFC 5322, its obsolete forms, and common malformed variants. Groups are flattened. Each character is visited a
 * bounded number of times.
 */
export function* readAddresses(value: string): Generator<ListedAddress> {
  const entry = createEntryReader();
  let isGroup = false;
  let hasComments = value.includes(')');
  const lastSemicolon = value.lastIndexOf(';');

  for (let at = 0; at < value.length; ) {
    const char = value[at] as string;
    const quoted = char === '"' ? match(quotedString, value, at) : null;
    const word = char === '=' && value[at + 1] === '?' ? wordAt(value, at) : null;
    const bracketed = char === '<' ? match(angle, value, at) : null;
    const comment = char === '(' && hasComments ? commentEnd(value, at) : -1;
    if (char === '(' && comment < 0) hasComments = false;
    if (quoted) {
      entry.push(quoted[0], unescaped(quoted[1] as string));
      at += quoted[0].length;
    } else if (word) {
      entry.pushEncoded(value.slice(at, word.end));
      at = word.end;
    } else if (comment >= 0) {
      entry.pushComment(unescaped(value.slice(at + 1, comment - 1)));
      at = comment;
    } else if (bracketed || (char === '<' && !/[<]/.test(value.slice(at + 1, at + 500).split(/[,;]/, 1)[0] as string))) {
      // Its end may be missing.
      const inside = bracketed ? (bracketed[1] as string) : (value.slice(at + 1).split(/[,;]/, 1)[0] as string);
      yield* entry.takeAngle(inside);
      at += bracketed ? bracketed[0].length : inside.length + 1;
    } else if (char === ',' || char === ';' || (wideSeparators.has(char) && entry.hasAddress())) {
      yield* entry.end();
      if (char === ';') isGroup = false;
      at += 1;
    } else if (char === ':' && !isGroup && at < lastSemicolon && entry.canNameGroup()) {
      isGroup = true;
      entry.drop();
      at += 1;
    } else if (char === '[') {
      const domain = match(literal, value, at)?.[0] ?? char;
      entry.push(domain);
      at += domain.length;
    } else if (char === '\\' && at + 1 < value.length) {
      entry.push(value.slice(at, at + 2), value[at + 1] as string);
      at += 2;
    } else {
      if (/\s/.test(char)) entry.endWord();
      else if (char !== '"' && char !== '<' && char !== '>') entry.push(char);
      at += 1;
    }
  }
  yield* entry.end();
}
