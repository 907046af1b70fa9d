import { getContentPicture, Problem } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { selectContentPicture } from './contentPicture.repository.ts';

/** BAK-84 to BAK-90: what the organization shows to everyone. */
export async function contentRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  route(app, getContentPicture, async ({ params: { id } }) => {
    const bytes = await selectContentPicture(db, id);
    if (!bytes) throw new Problem('not-found');
    return { bytes, size: bytes.length, type: 'image/webp', fileName: 'picture.webp', isInline: true, isImmutable: true };
  });
}
