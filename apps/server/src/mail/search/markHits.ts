import type { Marks } from '@jinshu/api';
import { denseScripts, foldText, type QueryTerm, queryTerms } from '../../mime/lexeme/index.ts';

/** Snippet of a text with the positions of the search terms. */
export interface Snippet {
  text: string;
  marks: Marks;
}

/** Finds search terms in texts, compared as in the index. */
export interface Marker {
  /** Returns the positions of the terms. */
  mark(text: string): Marks;
  /** The first piece of a text that has one of them, or null. */
  snippet(text: string): Snippet | null;
}

const letter = `(?!${denseScripts})[\\p{L}\\p{N}\\p{M}]`;
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const termPattern = ({ kind, text, mayGoOn }: QueryTerm): string[] => {
  if (kind !== 'run') return [`(?<!${letter})${literal(text)}${mayGoOn ? '' : `(?!${letter})`}`];
  const characters = [...text];
  // Where the run does not stand whole, its pairs stand apart.
  const pairs = characters.length > 2 ? characters.slice(1).map((character, index) => `${characters[index]}${character}`) : [];
  return [text, ...pairs].map(literal);
};

/** A character with the accents that are written behind it: what is folded as one. */
const cluster = /\P{M}\p{M}*|\p{M}+/gu;

const foldedPieces = new Map<string, string>();

/** Folding is many steps for a character, and a text has few different ones. */
function foldPiece(piece: string): string {
  let folded = foldedPieces.get(piece);
  if (folded === undefined) {
    folded = foldText(piece);
    if (foldedPieces.size >= 10_000) foldedPieces.clear();
    if (piece.length <= 4) foldedPieces.set(piece, folded);
  }
  return folded;
}

/** Folds a text and remembers where each of its characters came from. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  const origins: number[] = [];
  let folded = '';
  for (const { 0: piece, index } of text.matchAll(cluster)) {
    const part = foldPiece(piece);
    for (let i = 0; i < part.length; i += 1) origins.push(index);
    folded += part;
  }
  origins.push(text.length);
  return { folded, origins };
}

const chunkLength = 2_000;
const overlap = 100;
const before = 40;
const snippetLength = 160;

/** The piece of a text around a place, on one line and cut between words where there are any. */
function cutAround(text: string, place: number): string {
  let start = Math.max(0, place - before);
  if (start > 0) {
    const blank = text.slice(start, place).search(/\s/);
    if (blank >= 0) start += blank + 1;
  }
  return text
    .slice(start, start + snippetLength)
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Makes a marker of what was typed; none when there is nothing to look for in it. */
export function createMarker(typed: readonly (string | undefined)[]): Marker | null {
  const patterns = typed.flatMap((text) => (text === undefined ? [] : queryTerms(text).flatMap(termPattern)));
  if (patterns.length === 0) return null;
  const source = patterns.toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(source, 'u');
  const everywhere = new RegExp(source, 'gu');

  const mark = (text: string): Marks => {
    const { folded, origins } = foldWithOrigins(text);
    const marks: Marks = [];
    for (const { 0: found, index } of folded.matchAll(everywhere)) {
      const start = origins[index] ?? 0;
      // The end is where the next character begins: one that was folded into two ends behind both.
      let last = index + found.length;
      while (last < origins.length - 1 && origins[last] === origins[last - 1]) last += 1;
      const end = origins[last] ?? text.length;
      const previous = marks.at(-1);
      if (previous && previous[1] >= start) previous[1] = Math.max(previous[1], end);
      else marks.push([start, end]);
    }
    return marks;
  };

  return {
    mark,
    snippet(text) {
      for (let from = 0; from < text.length; from += chunkLength - overlap) {
        const chunk = text.slice(from, from + chunkLength);
        // Folding as a whole is much faster than with origins, and tells whether these are needed.
        const folded = foldText(chunk);
        const at = pattern.exec(folded)?.index;
        if (at === undefined) continue;
        const place = folded.length === chunk.length ? at : mark(chunk)[0]?.[0];
        if (place === undefined) continue;
        const piece = cutAround(text, from + place);
        return { text: piece, marks: mark(piece) };
      }
      return null;
    },
  };
}
