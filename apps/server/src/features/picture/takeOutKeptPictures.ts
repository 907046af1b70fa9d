import { randomUUID } from 'node:crypto';
import { pictureAddress } from '@jinshu/api';
import type { OutgoingAttachment } from '../../mime/compose/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { selectPictures } from './picture.repository.ts';

const extension = (type: string) => type.slice('image/'.length).replace('jpeg', 'jpg');

/**
 * Converts images of a message that are stored on this server to inline parts, because recipients have no session here. Images that the
 * sender did not upload stay unchanged.
 */
export async function takeOutKeptPictures(
  { db, blobs, config }: Pick<Deps, 'db' | 'blobs' | 'config'>,
  { accountId, html }: { accountId: number; html: string },
): Promise<{ html: string; pictures: OutgoingAttachment[] }> {
  const kept = await selectPictures(db, accountId, [...new Set([...html.matchAll(pictureAddress)].map(([, id]) => id as string))]);
  const parts = new Map<string, OutgoingAttachment & { contentId: string }>();
  for (const { id, type, hash } of kept.values()) {
    const name = `picture-${parts.size + 1}.${extension(type)}`;
    parts.set(id, { name, type, content: await blobs.get(db, hash), contentId: `${randomUUID()}@${config.domain}` });
  }
  if (parts.size === 0) return { html, pictures: [] };
  const pointing = html.replace(
    /(\bsrc\s*=\s*["'])(?:https?:\/\/[^/"']+)?\/api\/setting\/picture\/([0-9a-f-]{36})\/(?:\?[^"']*)?(["'])/gi,
    (whole, before: string, id: string, after: string) => {
      const part = parts.get(id.toLowerCase());
      return part ? `${before}cid:${part.contentId}${after}` : whole;
    },
  );
  return { html: pointing, pictures: [...parts.values()] };
}
