import { changedFields, type PendingProfile, Problem, type ProfileChange, portraitIdOf } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { deleteWaiting, selectWaiting, upsertRequest, type WaitingApproval } from '../approval/index.ts';
import { changeSettings } from '../settings/index.ts';
import { hasPortrait } from './portrait.repository.ts';
import { selectProfile } from './profile.repository.ts';

/** A request as its person sees it. */
export const toPending = ({ content, requestedAt }: WaitingApproval): PendingProfile => ({
  requestedAt: requestedAt.toISOString(),
  changes: content as ProfileChange,
});

async function checkPortrait(tx: Tx, accountId: number, imageUrl: string | undefined): Promise<void> {
  if (imageUrl === undefined || imageUrl === '') return;
  const id = portraitIdOf(imageUrl);
  if (id === undefined || !(await hasPortrait(tx, accountId, id))) throw new Problem('not-found');
}

/** Asks for a change of the profile (SET-17). Returns what waits now; nothing if every field is as it was. */
export const setProfile = (deps: Pick<Deps, 'db' | 'now'>, accountId: number, form: ProfileChange): Promise<PendingProfile | undefined> =>
  changeSettings(deps, accountId, async (tx) => {
    const profile = await selectProfile(tx, accountId);
    if (!profile) throw new Problem('session-expired');
    const waiting = await selectWaiting(tx, accountId, 'profile');
    const content = changedFields(profile, { ...waiting?.content, ...form });
    await checkPortrait(tx, accountId, content.imageUrl);
    if (Object.keys(content).length === 0) {
      await deleteWaiting(tx, accountId, 'profile');
      return undefined;
    }
    const at = deps.now();
    await upsertRequest(tx, { accountId, kind: 'profile', content: content as Record<string, string>, at });
    return toPending({ id: 0, content: content as Record<string, string>, requestedAt: waiting?.requestedAt ?? at });
  });
