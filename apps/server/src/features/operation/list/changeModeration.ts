import type { ChangedField, Tx } from '../../../platform/db/index.ts';
import { changesBetween, type OperationSession } from '../../../platform/operation/index.ts';
import { type ListModeration, type ManagedList, writeModeration } from '../../mailing-list/index.ts';
import { personToSee } from '../person/personInReach.ts';
import { refused } from '../refuse.ts';
import { selectActive } from '../review/reviewer.repository.ts';

/** Changes who moderates a list. A moderated list has at least one moderator who can log in (BAK-54). Returns what changed. */
export async function changeModeration(
  tx: Tx,
  caller: Pick<OperationSession, 'reach'>,
  list: ManagedList,
  given: { [K in keyof ListModeration]?: ListModeration[K] | undefined },
): Promise<ChangedField[]> {
  const before: ListModeration = { isModerated: list.isModerated, moderatorIds: list.moderators.map(({ id }) => id) };
  const after: ListModeration = {
    isModerated: given.isModerated ?? before.isModerated,
    moderatorIds: [...new Set(given.moderatorIds ?? before.moderatorIds)],
  };
  for (const id of after.moderatorIds) if (!before.moderatorIds.includes(id)) await personToSee(tx, caller, id);
  if (after.isModerated && (await selectActive(tx, after.moderatorIds)).length === 0)
    throw refused('moderators-missing', { field: 'moderators' });
  if (after.isModerated || after.moderatorIds.length > 0 || before.moderatorIds.length > 0) await writeModeration(tx, list, after);
  return changesBetween(before, after);
}
