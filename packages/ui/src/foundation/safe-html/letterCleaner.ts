import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { isDrawing } from './isDrawing.ts';
import { sanitizeCss } from './sanitizeCss.ts';

/** Sources of the images of a message. */
export interface PictureSources {
  /**
   * Returns the proxy URL of a remote image. Omit it until the reader consents: remote images then stay hidden. The sender's URL is never
   * kept.
   */
  resolveRemote?: ((url: string) => string | undefined) | undefined;
  /** Finds the address of a part of the same mail by its content-id, without brackets. */
  resolveCid?: ((contentId: string) => string | undefined) | undefined;
}

/** Sanitizer for the HTML of one message. */
export interface LetterCleaner {
  /**
   * Sanitizes a document, or the content of an `html` or `body` element, and returns a clean copy. No script or form field remains, and
   * images load only from data URLs and from addresses that the resolvers return. Pass elements only from documents that load nothing.
   */
  clean(dirty: string | HTMLElement): HTMLElement;
  /** Returns whether remote images were found, which load only after the reader consents. */
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
  // Don't use DOMPurify's default list: it also drops the content of `audio`, `video`, `plaintext` and `xmp`, which is fallback text that
  // readers should see.
  FORBID_CONTENTS:
    `annotation-xml colgroup desc embed foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript object script select
    selectedcontent style svg template textarea thead title`.split(/\s+/),
  WHOLE_DOCUMENT: true,
  RETURN_DOM: true,
};

/** Whether an element is removed together with its content. */
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

/** Functions that check the addresses and styles of one message. */
interface Judge {
  resolveImage(address: string): string | null;
  cleanStyle(style: string): string;
}

/** Creates the sanitizer for a message. */
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

/** Makes a link open a new page, without referrer and opener. */
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

/**
 * Parses an absolute web address as a browser would. A relative address is refused: it has no meaning in a message and would reach our own
 * server.
 */
function parseRemote(address: string): URL | null {
  if (!URL.canParse(address, NOWHERE)) return null;
  const url = new URL(address, NOWHERE);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.host !== 'relative.invalid' ? url : null;
}

/** Returns the first address without trailing commas. A regular expression for them would take quadratic time. */
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

/** Link color of the sender's body, for the frame's style sheet. */
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
  // A proxy URL contains another, already encoded URL. Encode only characters that could end the declaration.
  if (background !== null) declarations.push(`background-image:url("${background.replace(/["\\<>\n\r\f]/g, encodeURIComponent)}")`);
  const style = body.getAttribute('style');
  if (style) declarations.push(style);
  return declarations.join(';');
}
