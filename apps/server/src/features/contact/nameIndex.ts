import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';
import { pinyinForms } from '../../mime/lexeme/index.ts';

const toSimplified = Converter({ from: 't', to: 'cn' });
const han = /\p{Script=Han}/u;

/** Both writings of Chinese, letter case, accents and full-width forms made one, so that whichever is typed finds the other. */
export function foldForFinding(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').toLowerCase();
  return han.test(folded) ? toSimplified(folded) : folded;
}

/** Longer than any name; bounds what a hostile one can cost. */
const maximumEndings = 64;

const typedForms = (name: string): string[] => {
  const { full, initials } = pinyinForms(name);
  return [...full, ...initials];
};

const quote = (lexeme: string) => `'${lexeme.replace(/[\\']/g, (letter) => letter + letter)}'`;

/**
 * Builds the `name_index` text: every suffix of the names, their pinyin, their initials and the address. A whole word start has weight A,
 * other suffixes have none. `also` has further addresses and numbers. So one prefix query finds every substring and shows which ones are at the start.
 */
export function nameIndex({ names, address, also = [] }: { names: readonly string[]; address: string; also?: readonly string[] }): string {
  const weights = new Map<string, 'A' | ''>();
  for (const form of [...names.flatMap((name) => [name, ...typedForms(foldForFinding(name))]), address, ...also]) {
    const letters = [...foldForFinding(form).replace(/\s+/g, ' ').trim()].slice(0, maximumEndings);
    for (let start = 0; start < letters.length; start += 1) {
      const ending = letters.slice(start).join('').trim();
      // A word inside a name is a beginning too: `chen` of `Wei Chen`.
      const isWhole = start === 0 || letters[start - 1] === ' ';
      if (ending !== '' && (isWhole || !weights.has(ending))) weights.set(ending, isWhole ? 'A' : '');
    }
  }
  return [...weights].map(([lexeme, weight]) => `${quote(lexeme)}:1${weight || 'D'}`).join(' ');
}

/**
 * Returns the queries for typed text: `matches` finds it anywhere, `begins` only at the start of a word. Undefined if no text was typed.
 */
export function nameQuery(typed: string): { matches: string; begins: string } | undefined {
  const words = foldForFinding(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  if (words.length === 0) return undefined;
  return {
    matches: words.map((word) => `${quote(word)}:*`).join(' & '),
    begins: words.map((word) => `${quote(word)}:*A`).join(' & '),
  };
}

/** The name as it is sorted: letters without case and accents, Chinese characters by their pinyin. */
export function sortKey(name: string): string {
  const folded = foldForFinding(name).replace(/\s+/g, ' ').trim();
  return han.test(folded)
    ? pinyin(folded, { toneType: 'none', type: 'array', surname: 'head', nonZh: 'consecutive', v: true }).join(' ')
    : folded;
}
