import type { StoredAttachmentPart } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';

/** Maximum total size of the images embedded in a quoted message, in bytes. Images beyond it stay attachments. */
const maximumBytes = 5 * 1024 * 1024;
const pictureTypes = /^image\/(?:png|jpe?g|gif|bmp|webp)$/;

/**
 * Embeds the images of a message in its HTML, so that it can be quoted, edited and saved without the original message. Returns the other
 * files as `left`.
 */
export async function withPictures(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  { html, attachments }: { html: string | null; attachments: readonly StoredAttachmentPart[] },
): Promise<{ html: string | null; left: StoredAttachmentPart[] }> {
  if (html === null) return { html, left: [...attachments] };
  const left: StoredAttachmentPart[] = [];
  const sources = new Map<string, string>();
  let bytes = 0;
  for (const part of attachments) {
    if (!part.isInline || part.contentId === null || !pictureTypes.test(part.type) || bytes + part.size > maximumBytes) left.push(part);
    else {
      bytes += part.size;
      const picture = await blobs.get(db, Buffer.from(part.hash, 'hex'));
      sources.set(part.contentId, `data:${part.type};base64,${picture.toString('base64')}`);
    }
  }
  if (sources.size === 0) return { html, left };
  const shown = html.replace(/\bcid:([^"'\s>)]{1,500})/gi, (whole, id: string) => sources.get(id) ?? sources.get(decoded(id)) ?? whole);
  return { html: shown, left };
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
