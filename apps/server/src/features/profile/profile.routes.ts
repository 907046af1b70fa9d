import {
  getPortrait,
  getProfile,
  listPortraits,
  maximumPicture,
  Problem,
  portraitUrl,
  setProfile as setProfileEndpoint,
  uploadPortrait,
  withdrawProfile,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { deleteWaiting, selectLastDecision, selectWaiting } from '../approval/index.ts';
import { pictureType } from '../picture/index.ts';
import { changeSettings } from '../settings/index.ts';
import { contactPortraitRoutes } from './contactPortrait.routes.ts';
import { createPortraitScaler } from './createPortraitScaler.ts';
import { insertPortrait, selectPortrait, selectPortraits } from './portrait.repository.ts';
import { selectProfile } from './profile.repository.ts';
import { setProfile, toPending } from './setProfile.ts';

/** SET-11 to SET-19: the profile of a person, and their portrait. */
export async function profileRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  route(app, getProfile, async ({ session: { accountId } }) => {
    const [profile, waiting, last] = await Promise.all([
      selectProfile(db, accountId),
      selectWaiting(db, accountId, 'profile'),
      selectLastDecision(db, accountId, 'profile'),
    ]);
    if (!profile) throw new Problem('session-expired');
    if (waiting) return { profile, pending: toPending(waiting) };
    return { profile, ...(last?.outcome === 'refused' && { refusal: last.reason }) };
  });

  route(app, setProfileEndpoint, async ({ session: { accountId }, body }) => {
    const pending = await setProfile(deps, accountId, body);
    return pending ? { pending } : {};
  });

  route(app, withdrawProfile, async ({ session: { accountId } }) => {
    await changeSettings(deps, accountId, (tx) => deleteWaiting(tx, accountId, 'profile'));
    return { msg: 'ok' };
  });

  const scaler = createPortraitScaler();
  app.addHook('onClose', async () => scaler.close());
  await contactPortraitRoutes(app, deps, scaler);

  route(
    app,
    uploadPortrait,
    async ({ session: { accountId }, file: { bytes } }) => {
      if (bytes.length > maximumPicture) throw new Problem('image-size');
      if (!pictureType(bytes)) throw new Problem('image-type');
      const portrait = await scaler.scale(bytes);
      await db.transaction().execute((tx) => insertPortrait(tx, accountId, portrait));
      return { url: portraitUrl(portrait.hash.toString('hex')) };
    },
    // One byte more, so that an image that is too large gets its specific problem.
    { maxFileBytes: maximumPicture + 1 },
  );

  route(app, getPortrait, async ({ session: { accountId }, params: { id, size } }) => {
    const bytes = await selectPortrait(db, accountId, id, size);
    if (!bytes) throw new Problem('not-found');
    return { bytes, size: bytes.length, type: 'image/jpeg', fileName: 'portrait.jpg', isInline: true, isImmutable: true };
  });

  route(app, listPortraits, async ({ body: { addresses } }) => {
    const results = await selectPortraits(db, addresses);
    return { count: results.length, results };
  });
}
