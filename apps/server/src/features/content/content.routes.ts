import { Readable } from 'node:stream';
import { getContentPicture, getSkinSheet, Problem } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { selectSheet } from '../../platform/own-skin/index.ts';
import { selectContentPicture } from './contentPicture.repository.ts';

/** BAK-84 to BAK-90: what the organization shows to everyone. */
export async function contentRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  route(app, getContentPicture, async ({ params: { id } }) => {
    const bytes = await selectContentPicture(db, id);
    if (!bytes) throw new Problem('not-found');
    return { bytes, size: bytes.length, type: 'image/webp', fileName: 'picture.webp', isInline: true, isImmutable: true };
  });

  // BAK-112. A device that remembers an earlier path still gets a page with colors.
  route(app, getSkinSheet, async ({ params: { name, hash: asked } }) => {
    const found = await selectSheet(db, name);
    if (!found) throw new Problem('not-found');
    const bytes = Buffer.from(found.sheet);
    return {
      bytes: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
      size: bytes.length,
      type: 'text/css; charset=utf-8',
      fileName: `${name}.css`,
      etag: found.hash,
      isInline: true,
      isImmutable: found.hash === asked,
    };
  });
}
