/** A link whose words name another place than it leads to. */
export interface MisleadingLink {
  href: string;
  /** Its words, as the letter shows them. */
  text: string;
}

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : null);

/** Where a link leads, in words that cannot be mistaken: names in other scripts stay in their coded form. Empty for a place in the letter. */
export function shownTarget(link: Element | null): string {
  const href = link?.getAttribute('href') ?? '';
  if (href === '' || href.startsWith('#')) return '';
  const url = parse(href);
  if (!url) return href;
  if (url.protocol === 'mailto:') return decodeSafely(href);
  // What stands before an @ is no part of where it leads.
  url.username = '';
  url.password = '';
  return url.href;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Ends of names that people write without `www.`; others are ends of file names as often. */
const commonEnds =
  /\.(?:com|net|org|edu|gov|info|biz|example|top|xyz|app|dev|io|cn|tw|hk|jp|kr|uk|de|fr|ru|eu|ch|at|it|es|nl|us|ca|au|in|br)$/;
const named =
  /(?:^|[\s(<"'“（《])(https?:\/\/)?(www\.)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}[\p{L}\p{N}])?\.){1,8}[\p{L}\p{N}-]{2,24})(?=$|[\s/:?#)>"'”）》，。,.])/giu;

const hostOf = (name: string) => parse(`https://${name}/`)?.hostname.replace(/^www\./, '') ?? '';
const areRelated = (one: string, other: string) => one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

/** What a link says: its words, and those that stand in place of its pictures until they are shown. */
export const wordsOf = (link: Element): string =>
  [link.textContent ?? '', ...[...link.querySelectorAll('img')].map((picture) => picture.getAttribute('alt') ?? '')].join(' ').trim();

/** Whether the words of a link name a web address that it does not lead to, or its address hides where it leads. */
export function isMisleading(link: Element): boolean {
  const url = parse(link.getAttribute('href') ?? '');
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false;
  if (url.username !== '' || url.password !== '') return true;
  const own = url.hostname.replace(/^www\./, '');
  const shown = wordsOf(link).slice(0, 500);
  // Letters that run backwards show another name than they spell.
  if (/[\u202d\u202e]/.test(shown)) return true;
  // What nobody sees stands between letters of a name that nothing is to recognise, and wide letters stand for the usual ones.
  const text = shown.normalize('NFKC').replace(/\p{Cf}/gu, '');
  for (const [, scheme, www, name = ''] of text.matchAll(named)) {
    if (!scheme && !www && !commonEnds.test(name.toLowerCase())) continue;
    const said = hostOf(name);
    if (said !== '' && !areRelated(said, own)) return true;
  }
  return false;
}
