/** A link whose words name another place than it leads to. */
export interface MisleadingLink {
  href: string;
  /** Text of the link, as shown in the message. */
  text: string;
}

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : null);

/** Returns the target of a link in an unambiguous form: names in other scripts stay encoded. Empty for a target in the message. */
export function shownTarget(link: Element | null): string {
  const href = link?.getAttribute('href') ?? '';
  if (href === '' || href.startsWith('#')) return '';
  const url = parse(href);
  if (!url) return href;
  if (url.protocol === 'mailto:') return decodeSafely(href);
  // Strip `user:password@`: it can fake a host name.
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

/** Returns the text of a link and the alt text of its images, which is shown until the images load. */
export const wordsOf = (link: Element): string =>
  [link.textContent ?? '', ...[...link.querySelectorAll('img')].map((picture) => picture.getAttribute('alt') ?? '')].join(' ').trim();

/** Whether the text of a link names a different web address than its target, or the address disguises its target. */
export function isMisleading(link: Element): boolean {
  const url = parse(link.getAttribute('href') ?? '');
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false;
  if (url.username !== '' || url.password !== '') return true;
  const own = url.hostname.replace(/^www\./, '');
  const shown = wordsOf(link).slice(0, 500);
  // Letters that run backwards show another name than they spell.
  if (/[\u202d\u202e]/.test(shown)) return true;
  // Fold wide characters and drop invisible ones: both can hide a domain from this check.
  const text = shown.normalize('NFKC').replace(/\p{Cf}/gu, '');
  for (const [, scheme, www, name = ''] of text.matchAll(named)) {
    if (!scheme && !www && !commonEnds.test(name.toLowerCase())) continue;
    const said = hostOf(name);
    if (said !== '' && !areRelated(said, own)) return true;
  }
  return false;
}
