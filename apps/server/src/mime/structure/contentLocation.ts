import { fieldValue } from '../header/index.ts';
import type { Part } from './parts.ts';

/** Base URL of a message that names no location (RFC 2557, section 5). */
const thisMail = 'thismessage:/';

/** The full address in a field of a part; null where there is none. A long one is folded, and no blank belongs to it. */
function addressIn(part: Part, name: string, base: string): string | null {
  const written = (fieldValue(part.fields, name) ?? '').replace(/["\s]+/g, '');
  return written !== '' && written.length <= 2000 ? resolved(written, base) : null;
}

const baseOf = (part: Part, base: string) => addressIn(part, 'content-base', base) ?? addressIn(part, 'content-location', base) ?? base;

const resolved = (address: string, base: string): string | null => (URL.canParse(address, base) ? new URL(address, base).href : null);

function* leavesOf(part: Part): Generator<Part> {
  if (part.children.length === 0) yield part;
  for (const child of part.children) yield* leavesOf(child);
}

const idInAddress = (id: string) => encodeURI(id.toWellFormed()).replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Matches image URLs in a page. Lengths are bounded, because a hostile message may be built to make matching slow. */
const reference =
  /(\b(?:src|background)\s*=\s*|\burl\(\s*)(?:"([^"]{1,2000})"|'([^']{1,2000})'|&quot;([^"'&]{1,2000})&quot;|([^\s"'()<>]{1,2000}))/gi;

/**
 * Rewrites image references by location (RFC 2557) to references by content id. Programs that save web pages write locations, but
 * displaying, replying and forwarding support only ids. An image without an id gets one.
 */
export function nameByIds(html: string, root: Part): string {
  const parts = [...leavesOf(root)];
  const page = parts.find(({ contentType }) => contentType.value === 'text/html');
  const outer = baseOf(root, thisMail);
  const base = page ? baseOf(page, outer) : outer;
  const byLocation = new Map<string, Part>();
  for (const part of parts) {
    const location = part.contentType.value.startsWith('image/') ? addressIn(part, 'content-location', base) : null;
    if (location !== null && !byLocation.has(location)) byLocation.set(location, part);
  }
  if (byLocation.size === 0) return html;
  return html.replace(reference, (whole: string, before: string, ...values: (string | undefined)[]) => {
    const written = values.slice(0, 4).find((value) => value !== undefined) ?? '';
    const address = resolved(written.trim().replaceAll('&amp;', '&'), base);
    const part = address === null ? undefined : byLocation.get(address);
    if (!part) return whole;
    if (part.contentId === '') part.contentId = `part-${part.section}@location.invalid`;
    const at = whole.indexOf(written, before.length);
    return `${whole.slice(0, at)}cid:${idInAddress(part.contentId)}${whole.slice(at + written.length)}`;
  });
}
