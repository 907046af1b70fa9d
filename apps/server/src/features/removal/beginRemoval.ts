import { Problem } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { deleteOperationSessionsOf } from '../../platform/operation/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { deleteSessionsOf } from '../../platform/session/index.ts';
import { selectSoleDuties } from './duty.repository.ts';
import { markRemoval } from './removal.repository.ts';

const dayMs = 86_400_000;

/** The day on which something that is deleted now is removed (BAK-40). */
export async function removalDay(tx: Db | Tx, now: Date): Promise<Date> {
  const { removal_days: days } = await readPolicies(tx);
  return new Date(now.getTime() + days * dayMs);
}

/**
 * Disables an account at once and sets the day of its removal (ADM-09). Returns the day.
 * @throws {Problem} `operation-refused` for a person with a duty that no other person has (ADM-10)
 */
export async function beginRemoval(tx: Tx, { now }: Pick<Deps, 'now'>, accountId: number): Promise<Date> {
  const [duty] = await selectSoleDuties(tx, accountId);
  if (duty) throw new Problem('operation-refused', { reason: duty.reason, name: duty.name });
  const removeOn = await removalDay(tx, now());
  await deleteSessionsOf(tx, accountId);
  await deleteOperationSessionsOf(tx, accountId);
  await markRemoval(tx, accountId, removeOn);
  return removeOn;
}
