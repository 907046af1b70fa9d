import { type ClearableThing, Problem } from '@jinshu/api';
import type { ChangedField, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { deleteOperationSessionsOf, type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { deleteSessionsOf, forgetAccount } from '../../../platform/session/index.ts';
import { disableAccount, enableAccount } from '../../account/index.ts';
import { clearLock } from '../../lock/index.ts';
import { forgetAllAttempts } from '../../login/index.ts';
import { keepReviewers } from '../../review/index.ts';
import { deletePasskeys, releaseKey, replaceRecoveryCodes, updateClientCode, updateMobile } from '../../two-factor/index.ts';
import { refused } from '../refuse.ts';
import { keepLastSuper } from '../role/changeRole.ts';
import type { Caller } from './changePerson.ts';
import { endSession } from './person.repository.ts';
import { personToChange } from './personInReach.ts';
import { personTarget } from './personKey.repository.ts';

/** Caller and author of a change. */
export interface Operator {
  caller: Caller;
  author: OperationAuthor;
}

/** Disables or enables a person in a transaction. Returns what changed. */
export async function enablePersonIn(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { caller, author }: Operator,
  { id, isEnabled, acceptsMail = true }: { id: number; isEnabled: boolean; acceptsMail?: boolean | undefined },
): Promise<ChangedField[]> {
  const person = await personToChange(tx, caller, id);
  if (isEnabled && person.removeOn) throw refused('person-deleted');
  if (person.isActive === isEnabled) return [];
  if (!isEnabled) {
    await keepLastSuper(tx, id);
    await keepReviewers(tx, id);
    await deleteSessionsOf(tx, id);
    await deleteOperationSessionsOf(tx, id);
  }
  if (isEnabled) await enableAccount(tx, id, deps.now());
  else await disableAccount(tx, id, acceptsMail);
  const changes: ChangedField[] = [{ field: 'isEnabled', before: person.isActive, after: isEnabled }];
  if (!isEnabled && !acceptsMail) changes.push({ field: 'acceptsMail', before: true, after: false });
  await recordAction(tx, deps, author, { action: 'enablePerson', target: personTarget(person), changes });
  return changes;
}

/** Disables or enables a person. A disabled person is logged out everywhere (BAK-36, ADM-07). */
export async function enablePerson(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  given: { id: number; isEnabled: boolean; acceptsMail?: boolean | undefined },
): Promise<void> {
  await deps.db.transaction().execute((tx) => enablePersonIn(tx, deps, { caller, author }, given));
}

const clear: Readonly<Record<Exclude<ClearableThing, 'lock'>, (tx: Tx, person: { id: number; address: string }) => Promise<void>>> = {
  block: (tx, { address }) => forgetAllAttempts(tx, address),
  authenticator: (tx, { id }) => releaseKey(tx, id),
  sms: (tx, { id }) => updateMobile(tx, id, null),
  passkeys: (tx, { id }) => deletePasskeys(tx, id),
  'recovery-codes': (tx, { id }) => replaceRecoveryCodes(tx, id, []),
  'client-code': (tx, { id }) => updateClientCode(tx, id, null),
};

/** Clears one thing that keeps a person out, or that a person has lost (BAK-38, ADM-03, ADM-04). */
export async function clearOfPerson(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  { id, thing }: { id: number; thing: ClearableThing },
) {
  const record = async (tx: Tx) => {
    const person = await personToChange(tx, caller, id);
    await recordAction(tx, deps, author, { action: 'clearOfPerson', target: personTarget(person), changes: [{ field: thing }] });
    return person;
  };
  if (thing !== 'lock') return deps.db.transaction().execute(async (tx) => clear[thing](tx, await record(tx)));
  const { mailboxId } = await deps.db.transaction().execute((tx) => personToChange(tx, caller, id));
  await clearLock(deps, mailboxId, async (tx) => void (await record(tx)));
}

/** Ends one session of a person, or without one all of them (BAK-39). */
export async function endPersonSessions(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  { id, session }: { id: number; session?: string },
) {
  await deps.db.transaction().execute(async (tx) => {
    const person = await personToChange(tx, caller, id);
    if (session === undefined) await deleteSessionsOf(tx, id);
    else if (!(await endSession(tx, id, session))) throw new Problem('not-found');
    await recordAction(tx, deps, author, {
      action: session === undefined ? 'endPersonSessions' : 'endPersonSession',
      target: personTarget(person),
    });
  });
  // The notice of the database comes later than the answer.
  forgetAccount(deps.db, id);
}
