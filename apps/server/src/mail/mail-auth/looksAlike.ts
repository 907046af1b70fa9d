import { domainToUnicode } from 'node:url';

/** Letters that are drawn as a Latin one, or nearly so. */
const drawnAs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аαạàáâãäåā',
    b: 'ЬƄ',
    c: 'сϲç',
    d: 'ԁɗ',
    e: 'еėęèéêëēə',
    g: 'ɡġ',
    h: 'һ',
    i: 'іıíìîïīɩ1l|ł',
    j: 'јϳ',
    k: 'κк',
    m: 'м',
    n: 'ոñń',
    o: 'оοօ0öóòôõøō',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ5ś',
    t: 'тτ',
    u: 'υսüúùûū',
    v: 'νѵ',
    w: 'ԝѡ',
    x: 'хχ',
    y: 'уүýÿ',
    z: 'ᴢż',
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

/** Capitals that are drawn as a Latin one while their small letters are not. */
const capitals: Readonly<Record<string, string>> = { В: 'b', Β: 'b', Ε: 'e', Н: 'h', Η: 'h', Μ: 'm', Ν: 'n', Ζ: 'z' };

/** Reduces a domain or a name to what a hasty reader sees. */
export const atAGlance = (text: string): string =>
  [...text.normalize('NFKC')]
    .map((letter) => capitals[letter] ?? letter.toLowerCase())
    .map((letter) => drawnAs[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('-', '');

/** Whether changing, adding or removing one character, or swapping two adjacent ones, turns one text into the other. */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && right === `${left[1]}${left[0]}`);
}

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
/** Mixing these alphabets within one word is always a deception. */
const mixesScripts = (label: string) => scripts.filter((script) => script.test(label)).length > 1;

/** Minimum length to check. Many legitimate shorter names differ in only one character. */
const shortest = 6;

/** Whether a domain can be mistaken for one of our domains without being one, or mixes alphabets to imitate any other domain. */
export function looksAlike(domain: string, ownDomains: ReadonlySet<string>): boolean {
  const shown = domainToUnicode(domain) || domain;
  if (shown === '' || ownDomains.has(domain)) return false;
  if (shown.split('.').some(mixesScripts)) return true;
  for (const own of ownDomains) {
    if (domain.endsWith(`.${own}`)) continue;
    const [one, other] = [atAGlance(shown), atAGlance(own)];
    if (one === other) return true;
    const [name = '', ownName = ''] = [shown.split('.')[0], own.split('.')[0]];
    const rest = shown.slice(name.length) === own.slice(ownName.length);
    if (rest && ownName.length >= shortest && isOneSlipAway(name, ownName)) return true;
  }
  return false;
}
