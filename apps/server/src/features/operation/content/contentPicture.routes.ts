import { createHash } from 'node:crypto';
import { contentPictureUrl, maximumPicture, Problem, uploadContentPicture } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { createPictureFitter, insertContentPicture } from '../../content/index.ts';
import { pictureType } from '../../picture/index.ts';

const dayMs = 86_400_000;

/** BAK-84 to BAK-90: images for the content of the organization, with the rules of portraits (SET-13). */
export function contentPictureRoutes(app: FastifyInstance, { db, now }: Deps): void {
  const fitter = createPictureFitter();
  app.addHook('onClose', async () => fitter.close());
  route(
    app,
    uploadContentPicture,
    async ({ file }) => {
      if (file.bytes.length > maximumPicture) throw new Problem('image-size');
      if (!pictureType(file.bytes)) throw new Problem('image-type');
      const bytes = await fitter.fit(file.bytes);
      const hash = createHash('sha256').update(bytes).digest();
      const at = now();
      await db
        .transaction()
        .execute((tx) => insertContentPicture(tx, { hash, bytes, now: at, unusedBefore: new Date(at.getTime() - dayMs) }));
      return { url: contentPictureUrl(hash.toString('hex')) };
    },
    // One byte more, so that an image that is too large gets its specific problem.
    { maxFileBytes: maximumPicture + 1 },
  );
}
