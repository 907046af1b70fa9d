import type { Deps } from '../../platform/deps/index.ts';
import { attemptLimits, rulesOf } from './attempts.ts';
import { type BlockedPlace, selectBlockedPlaces } from './login.repository.ts';

/** Returns the places that failed logins block now (BAK-97). */
export const blockedPlaces = async (deps: Pick<Deps, 'db' | 'now'>): Promise<BlockedPlace[]> =>
  selectBlockedPlaces(deps.db, { ...(await rulesOf(deps)), most: attemptLimits.addressAtMost });
