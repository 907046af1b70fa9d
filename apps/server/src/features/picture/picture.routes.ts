import { getPicture, maximumPicture, Problem, picturePath, uploadPicture } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { insertPicture, selectPictures } from './picture.repository.ts';
import { pictureType } from './pictureType.ts';

/** CMP-19 to CMP-21: images in messages. */
export async function pictureRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(
    app,
    uploadPicture,
    async ({ session: { accountId, mailboxId }, file: { bytes } }) => {
      if (await readPolicy(deps.db, 'disable_upload_image', { accountId })) throw new Problem('forbidden');
      if (bytes.length > maximumPicture) throw new Problem('image-size');
      const type = pictureType(bytes);
      if (!type) throw new Problem('image-type');
      const id = await deps.db.transaction().execute(async (tx) => {
        await lockMailbox(tx, mailboxId);
        const { hash, size } = await deps.blobs.put(tx, bytes);
        return insertPicture(tx, accountId, { type, size, hash });
      });
      return { url: `${picturePath}${id}/` };
    },
    // One byte more, so that an image that is too large gets its specific problem.
    { maxFileBytes: maximumPicture + 1 },
  );

  route(app, getPicture, async ({ session: { accountId }, params: { id } }) => {
    const picture = (await selectPictures(deps.db, accountId, [id])).get(id);
    if (!picture) throw new Problem('not-found');
    const { hash, size, type } = picture;
    return { bytes: (range) => deps.blobs.stream(deps.db, hash, range), size, type, fileName: 'picture', isInline: true };
  });
}
