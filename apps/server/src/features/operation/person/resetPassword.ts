import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { deleteOperationSessionsOf, type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { deleteSessionsOf } from '../../../platform/session/index.ts';
import { refuseDirectoryPassword } from '../../directory/index.ts';
import { hashPassword } from '../../login/index.ts';
import { faultOf, makePassword, refusal, selectPasswordOwner, updatePassword } from '../../password/index.ts';
import type { Caller } from './changePerson.ts';
import type { Operator } from './personAccess.ts';
import { personToChange } from './personInReach.ts';
import { personTarget } from './personKey.repository.ts';

/** Gives a person another password in a transaction, and ends all sessions. */
export async function resetPasswordIn(
  tx: Tx,
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  { caller, author }: Operator,
  { id, passwordHash, mustChange }: { id: number; passwordHash: string; mustChange: boolean },
): Promise<void> {
  const person = await personToChange(tx, caller, id);
  await refuseDirectoryPassword(deps, id);
  await updatePassword(tx, id, { passwordHash, mustChange, at: deps.now() });
  await deleteSessionsOf(tx, id);
  if (id !== author.accountId) await deleteOperationSessionsOf(tx, id);
  const changes = [{ field: 'password' }, { field: 'mustChangePassword', after: mustChange }];
  await recordAction(tx, deps, author, { action: 'resetPersonPassword', target: personTarget(person), changes });
}

/** Gives a person another password and ends all sessions (BAK-37). Returns the password that the server made. */
export async function resetPassword(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  { id, password, mustChange }: { id: number; password: string | undefined; mustChange: boolean },
): Promise<{ password?: string }> {
  const owner = await selectPasswordOwner(deps.db, id);
  const fault = owner && password !== undefined ? await faultOf(deps, id, owner, password) : undefined;
  const made = password ?? makePassword();
  const passwordHash = await hashPassword(made);
  await deps.db.transaction().execute(async (tx) => {
    await personToChange(tx, caller, id);
    if (fault) throw refusal({ newPassword: fault });
    await resetPasswordIn(tx, deps, { caller, author }, { id, passwordHash, mustChange });
  });
  return password === undefined ? { password: made } : {};
}
