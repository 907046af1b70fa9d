import type { ChangedField, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { beginRemoval, unmarkRemoval } from '../../removal/index.ts';
import { keepLastSuper } from '../role/changeRole.ts';
import type { Operator } from './personAccess.ts';
import { personToChange } from './personInReach.ts';
import { personTarget } from './personKey.repository.ts';

/** Deletes a person in a transaction. Returns what changed. */
export async function deletePersonIn(tx: Tx, deps: Pick<Deps, 'now'>, { caller, author }: Operator, id: number): Promise<ChangedField[]> {
  const person = await personToChange(tx, caller, id);
  if (person.removeOn) return [];
  await keepLastSuper(tx, id);
  const removeOn = await beginRemoval(tx, deps, id);
  const changes = [{ field: 'removedAt', before: null, after: removeOn.toISOString() }];
  await recordAction(tx, deps, author, { action: 'deletePerson', target: personTarget(person), changes });
  return changes;
}

/** Restores a deleted person in a transaction, as before the deletion. Returns what changed. */
export async function restorePersonIn(tx: Tx, deps: Pick<Deps, 'now'>, { caller, author }: Operator, id: number): Promise<ChangedField[]> {
  const person = await personToChange(tx, caller, id);
  if (!person.removeOn) return [];
  await unmarkRemoval(tx, id, deps.now());
  const changes = [{ field: 'removedAt', before: person.removeOn.toISOString(), after: null }];
  await recordAction(tx, deps, author, { action: 'restorePerson', target: personTarget(person), changes });
  return changes;
}

/** Deletes a person, or restores one (BAK-40). */
export async function removePerson(
  deps: Deps,
  caller: Operator['caller'],
  author: OperationAuthor,
  { id, isBack }: { id: number; isBack: boolean },
): Promise<void> {
  const act = isBack ? restorePersonIn : deletePersonIn;
  await deps.db.transaction().execute((tx) => act(tx, deps, { caller, author }, id));
}
