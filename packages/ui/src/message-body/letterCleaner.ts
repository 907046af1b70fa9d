import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { isDrawing } from './isDrawing.ts';
import { sanitizeCss } from './sanitizeCss.ts';

/** Where the pictures of a letter are found. */
export interface PictureSources {
  /**
   * Finds the address of our own that brings a picture from elsewhere, once the reader has agreed. Without it none is shown. A picture is
   * never loaded from where the sender put it.
   */
  resolveRemote?: ((url: string) => string | undefined) | undefined;
  /** Finds the address of a part of the same mail by its content-id, without brackets. */
  resolveCid?: ((contentId: string) => string | undefined) | undefined;
}

/** Cleans the parts of one letter. */
export interface LetterCleaner {
  /**
   * Cleans a whole document, or what stands in an `html` or `body` element, and answers its clean copy. Nothing in it runs, asks for input,
   * reaches our own origin or loads a picture the reader has not agreed to. It belongs to a document that loads nothing.
   */
  clean(dirty: string | HTMLElement): HTMLElement;
  /** There were pictures that only the reader's consent loads. */
  hasRemoteImages(): boolean;
}

const TAGS =
  `a abbr acronym address area article aside b bdi bdo big blockquote body br caption center cite code col colgroup dd del dfn dir
  div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 head header hr html i img ins kbd li main map mark nav ol p pre q rp rt ruby s
  samp section small span strike strong style sub sup table tbody td tfoot th thead time tr tt u ul var wbr`.split(/\s+/);

const ATTRIBUTES =
  `abbr align alt aria-hidden aria-label background bgcolor border bordercolor cellpadding cellspacing cite class clear color
  colspan coords datetime dir face frame headers height href hspace id lang link media name noshade nowrap reversed role rowspan rules scope shape size
  span src srcset start style summary text title type usemap valign value vspace width`.split(/\s+/);

const CONFIG: Config & { RETURN_DOM: true } = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // `cid:` and relative addresses pass here and are judged below, address by address.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|cid:|data:image\/(?:png|jpe?g|gif|webp|bmp|avif)[;,]|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  // What is in others is said to those whose program knows nothing of them, and so it is said here: a film's link, words set as typed.
  FORBID_CONTENTS:
    `annotation-xml colgroup desc embed foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript object script select
    selectedcontent style svg template textarea thead title`.split(/\s+/),
  WHOLE_DOCUMENT: true,
  RETURN_DOM: true,
};

/** What is in such an element is taken out with it. */
export const isTakenWhole = (name: string): boolean => CONFIG.FORBID_CONTENTS?.includes(name) ?? false;

const IMAGE_DATA = /^data:image\/(?:png|jpe?g|gif|webp|bmp|avif)[;,]/i;
const NOWHERE = 'https://relative.invalid/';

let purify: DOMPurify | undefined;
/** Set for the length of one synchronous run: the hook that cleans style sheets reads it. */
let resolveImageOfRun: (address: string) => string | null = () => null;

/** Our own instance, so that hooks of another user of DOMPurify never run on letters, nor ours on their text. */
function ownPurify(): DOMPurify {
  if (purify) return purify;
  purify = createDOMPurify(window);
  // Before the element itself is judged: DOMPurify drops a whole style sheet for one `<!--` in it.
  purify.addHook('beforeSanitizeElements', (node) => {
    if (node.nodeName !== 'STYLE') return;
    node.textContent = sanitizeCss(node.textContent ?? '', resolveImageOfRun);
    // A sheet that is for paper or for phones is not for all.
    const sheet = node as HTMLStyleElement;
    if (sheet.hasAttribute('media')) sheet.media = sanitizeCss(sheet.media, () => null);
  });
  return purify;
}

/** What is found out about the addresses and styles of one letter. */
interface Judge {
  resolveImage(address: string): string | null;
  cleanStyle(style: string): string;
}

/** Begins to clean a letter. */
export function createLetterCleaner({ resolveRemote, resolveCid }: PictureSources = {}): LetterCleaner {
  let hasRemoteImages = false;

  const resolveImage = (address: string): string | null => {
    const trimmed = address.trim();
    if (/^cid:/i.test(trimmed)) return resolveCid?.(contentId(trimmed.slice(4))) ?? resolveCid?.(trimmed.slice(4)) ?? null;
    if (IMAGE_DATA.test(trimmed)) return trimmed;
    const url = parseRemote(trimmed);
    // A picture at our own address would make the reader's browser call our API with the reader's session.
    // One without a dot in its name is in our own network, and so may be one that a browser makes of a relative address.
    if (!url || url.origin === window.location.origin || !/[.[]/.test(url.hostname)) return null;
    hasRemoteImages = true;
    return resolveRemote?.(url.href) ?? null;
  };

  /** The cells of a table say the same a thousand times. */
  const styles = new Map<string, string>();
  const cleanStyle = (style: string): string => {
    const known = styles.get(style);
    if (known !== undefined) return known;
    const cleaned = sanitizeCss(style, (address) => (isDrawing(address) ? address : resolveImage(address)));
    styles.set(style, cleaned);
    return cleaned;
  };

  return {
    clean(dirty) {
      resolveImageOfRun = resolveImage;
      const root = ownPurify().sanitize(dirty, CONFIG) as HTMLElement;
      for (const element of root.querySelectorAll<HTMLElement>('[style], [background], [src], [srcset], [href], [role]'))
        cleanElement(element, { resolveImage, cleanStyle });
      return root;
    },
    hasRemoteImages: () => hasRemoteImages,
  };
}

function cleanElement(element: HTMLElement, { resolveImage, cleanStyle }: Judge): void {
  const style = element.getAttribute('style');
  if (style !== null) element.setAttribute('style', cleanStyle(style));

  const background = element.getAttribute('background');
  if (background !== null) setOrRemove(element, 'background', resolveImage(background));

  if (element.nodeName === 'IMG') {
    const source = element.getAttribute('src') ?? firstCandidate(element.getAttribute('srcset') ?? '');
    setOrRemove(element, 'src', resolveImage(source));
  } else {
    element.removeAttribute('src');
  }
  element.removeAttribute('srcset');
  if (element.nodeName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '');

  if (element.hasAttribute('href')) cleanLink(element);
  const role = element.getAttribute('role');
  if (role !== null && role !== 'presentation' && role !== 'none') element.removeAttribute('role');
}

/** A link of a letter opens a new page that knows neither where it came from nor who opened it. */
function cleanLink(element: HTMLElement): void {
  const href = element.getAttribute('href')?.trim() ?? '';
  // A browser shows it as a tip, where a reader looks for the address.
  element.removeAttribute('title');
  if (/^#./.test(href)) return;
  const url = /^(?:mailto|tel):/i.test(href) ? href : (parseRemote(href)?.href ?? null);
  setOrRemove(element, 'href', element.nodeName === 'A' || element.nodeName === 'AREA' ? url : null);
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Reads a full web address as a browser would; a relative one has no meaning in a mail and would reach our own server. */
function parseRemote(address: string): URL | null {
  if (!URL.canParse(address, NOWHERE)) return null;
  const url = new URL(address, NOWHERE);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.host !== 'relative.invalid' ? url : null;
}

/** The first address, without the commas behind it. A pattern for those would begin anew at each of a million. */
function firstCandidate(srcset: string): string {
  const found = /^[\s,]*(\S+)/.exec(srcset)?.[1] ?? '';
  let end = found.length;
  while (found[end - 1] === ',') end -= 1;
  return found.slice(0, end);
}

/** Content-ids come percent-encoded in addresses, and some senders keep the angle brackets. */
function contentId(value: string): string {
  let decoded = value;
  try {
    decoded = decodeURIComponent(value);
  } catch {
    // A stray % is part of the id.
  }
  return decoded.trim().replace(/^<|>$/g, '');
}

/** The colour that the body has for the links in it, for the style sheet around the letter. */
export const linkColour = '--jinshu-link';

/** The frame writes its own body element, so what the sender's body looks like is carried over as declarations. */
export function bodyStyle(body: Element): string {
  const declarations: string[] = [];
  const coloured = (name: string, property: string) => {
    const colour = body.getAttribute(name) ?? '';
    if (/^#?\w+$/.test(colour)) declarations.push(`${property}:${/^(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour) ? '#' : ''}${colour}`);
  };
  coloured('bgcolor', 'background-color');
  coloured('text', 'color');
  coloured('link', linkColour);
  const direction = (body.getAttribute('dir') ?? body.parentElement?.getAttribute('dir') ?? '').toLowerCase();
  if (direction === 'rtl' || direction === 'ltr') declarations.push(`direction:${direction}`);
  const background = body.getAttribute('background');
  // An address of ours holds another one, encoded once: only what could end the text of the declaration is encoded here.
  if (background !== null) declarations.push(`background-image:url("${background.replace(/["\\<>\n\r\f]/g, encodeURIComponent)}")`);
  const style = body.getAttribute('style');
  if (style) declarations.push(style);
  return declarations.join(';');
}
