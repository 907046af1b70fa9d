import { contactPortraitUrl, getContactPortrait, maximumPicture, Problem, uploadContactPortrait } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { insertContactPortrait, selectContactPortrait } from '../contact/index.ts';
import { pictureType } from '../picture/index.ts';
import type { PortraitScaler } from './createPortraitScaler.ts';

/** CON-12: portraits of personal contacts, scaled as those of people are. */
export async function contactPortraitRoutes(app: FastifyInstance, { db, now }: Deps, scaler: PortraitScaler): Promise<void> {
  route(
    app,
    uploadContactPortrait,
    async ({ session: { mailboxId }, file: { bytes } }) => {
      if (bytes.length > maximumPicture) throw new Problem('image-size');
      if (!pictureType(bytes)) throw new Problem('image-type');
      const portrait = await scaler.scale(bytes);
      await insertContactPortrait(db, mailboxId, portrait, now());
      return { url: contactPortraitUrl(portrait.hash.toString('hex')) };
    },
    // One byte more, so that an image that is too large gets its specific problem.
    { maxFileBytes: maximumPicture + 1 },
  );

  route(app, getContactPortrait, async ({ session: { mailboxId }, params: { id, size } }) => {
    const bytes = await selectContactPortrait(db, mailboxId, id, size);
    if (!bytes) throw new Problem('not-found');
    return { bytes, size: bytes.length, type: 'image/jpeg', fileName: 'portrait.jpg', isInline: true, isImmutable: true };
  });
}
