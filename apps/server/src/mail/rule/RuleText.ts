import { foldText } from '../../mime/lexeme/index.ts';

/** Maximum number of characters of a field that rules read. */
export const maximumRuleText = 262_144;

const dropped = 0xffff;
const blank = 0x20;
let table: Uint16Array | undefined;

/** Returns the folded form of each character that folds to a single one. Other characters stay: values are folded in the same way. */
function foldTable(): Uint16Array {
  if (table) return table;
  const made = new Uint16Array(0x1_0000);
  for (let code = 0; code < made.length; code += 1) {
    const character = String.fromCharCode(code);
    // Nothing folds between Chinese and its compatibility forms: Yi, Korean, surrogates, private use.
    const folded = code >= 0xa000 && code < 0xf900 ? character : foldText(character);
    made[code] = folded.length === 1 ? folded.charCodeAt(0) : code;
    if (/\p{Cf}|\p{Mn}/u.test(character)) made[code] = dropped;
    else if (/[\s\p{Cc}]/u.test(character)) made[code] = blank;
  }
  table = made;
  return made;
}

/**
 * Brings a text into the form that rules compare: widths, case, accents, the two Chinese scripts and kinds of white space fall together,
 * and invisible characters are dropped. One pass, so that no text is slow.
 */
export function foldForRules(text: string): string {
  const map = foldTable();
  const composed = text.slice(0, maximumRuleText).normalize('NFC');
  const codes = new Uint16Array(composed.length);
  let length = 0;
  let last = blank;
  for (let at = 0; at < composed.length; at += 1) {
    const code = map[composed.charCodeAt(at)] as number;
    if (code === dropped || (code === blank && last === blank)) continue;
    codes[length] = code;
    length += 1;
    last = code;
  }
  if (last === blank && length > 0) length -= 1;
  return Buffer.from(codes.buffer, 0, length * 2).toString('utf16le');
}

const filterBits = 20;
/** Shorter texts are searched directly: making the filter would cost more. */
const filteredLength = 4_096;

const slotOf = (first: number, second: number, third: number): number =>
  Math.imul(Math.imul(Math.imul(first, 0x9e37_79b1) ^ second, 0x85eb_ca6b) ^ third, 0xc2b2_ae35) >>> (32 - filterBits);

/** Remembers which single characters, pairs and triples occur in a text. */
function makeFilter(text: string): Uint32Array {
  const bits = new Uint32Array(1 << (filterBits - 5));
  const add = (slot: number) => {
    bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
  };
  let first = 0;
  let second = 0;
  for (let at = 0; at < text.length; at += 1) {
    const third = text.charCodeAt(at);
    add(slotOf(0, 0, third));
    add(slotOf(0, second, third));
    add(slotOf(first, second, third));
    first = second;
    second = third;
  }
  return bits;
}

/** The values of one field of a message, folded and ready to be searched by many rules. */
export class RuleText {
  /** Each value is on its own line; folded values contain no line breaks. */
  readonly #lines: string;
  #filter: Uint32Array | undefined;
  /** Number of characters searched so far. */
  searched = 0;

  constructor(values: readonly string[]) {
    this.#lines = `\n${values.map(foldForRules).join('\n').slice(0, maximumRuleText)}\n`;
  }

  contains(folded: string): boolean {
    return this.#has(folded);
  }

  equals(folded: string): boolean {
    return this.#has(`\n${folded}\n`);
  }

  begins(folded: string): boolean {
    return this.#has(`\n${folded}`);
  }

  #has(part: string): boolean {
    if (!this.#mayHave(part)) return false;
    const at = this.#lines.indexOf(part);
    this.searched += at < 0 ? this.#lines.length : at + part.length;
    return at >= 0;
  }

  /** Most values of most rules are not in a text: their characters tell so without a search. */
  #mayHave(part: string): boolean {
    if (this.#lines.length < filteredLength) return true;
    this.#filter ??= makeFilter(this.#lines);
    const bits = this.#filter;
    const isIn = (slot: number) => ((bits[slot >>> 5] as number) & (1 << (slot & 31))) !== 0;
    if (part.length === 1) return isIn(slotOf(0, 0, part.charCodeAt(0)));
    if (part.length === 2) return isIn(slotOf(0, part.charCodeAt(0), part.charCodeAt(1)));
    for (let at = 2; at < part.length; at += 1)
      if (!isIn(slotOf(part.charCodeAt(at - 2), part.charCodeAt(at - 1), part.charCodeAt(at)))) return false;
    return true;
  }
}
