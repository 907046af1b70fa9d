import { fieldValue } from './headers.ts';
import type { Part } from './parts.ts';

/** Stands for where a mail is that does not say where its page was taken from (RFC 2557, 5). */
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

/** Where an address of a picture stands in a page. The lengths are bounded: a mail may be written to be read slowly. */
const reference =
  /(\b(?:src|background)\s*=\s*|\burl\(\s*)(?:"([^"]{1,2000})"|'([^']{1,2000})'|&quot;([^"'&]{1,2000})&quot;|([^\s"'()<>]{1,2000}))/gi;

/**
 * Lets a page name pictures by their ids that it names by the place they were taken from (RFC 2557), as programs write it that save pages:
 * all that shows, answers and passes on a mail knows ids. A picture without one gets one.
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
