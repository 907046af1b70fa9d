import type { OperationRole, PersonChange } from '@jinshu/api';
import type { ChangedField, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import {
  changesBetween,
  type OperationAuthor,
  type OperationSession,
  recordAction,
  refuseStaleChange,
} from '../../../platform/operation/index.ts';
import { forgetPolicies, PolicyConflict, readPoliciesAt, writePolicies } from '../../../platform/policy/index.ts';
import { updateCapacities } from '../../account/index.ts';
import { departmentInReach } from '../department/departmentInReach.ts';
import { refused } from '../refuse.ts';
import { lockPersonFields, type PersonFields, selectCapacities, updatePersonFields } from './person.repository.ts';
import { personToChange } from './personInReach.ts';
import { type PersonKey, personTarget } from './personKey.repository.ts';

/** Role and reach of the caller. */
export type Caller = Pick<OperationSession, 'role' | 'reach'> | { role: OperationRole; reach: 'all' };

const numberRule = (error: { code?: string; constraint?: string }) => {
  throw error.code === '23505' && error.constraint?.includes('employee') ? refused('number-taken', { field: 'employee_number' }) : error;
};

const only = <T extends object>(given: { [K in keyof T]?: T[K] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;

async function changeFields(tx: Tx, caller: Caller, person: PersonKey, given: Partial<PersonFields>) {
  const before = await lockPersonFields(tx, person.id);
  if (!before) return [];
  const after = { ...before, ...given };
  if (after.departmentId !== before.departmentId) await departmentInReach(tx, caller, after.departmentId);
  await updatePersonFields(tx, person, after).catch(numberRule);
  return changesBetween(before, after);
}

async function changeCapacities(tx: Tx, { mailboxId }: PersonKey, given: { quotaBytes?: number; diskQuotaBytes?: number }) {
  if (Object.keys(given).length === 0) return [];
  const before = await selectCapacities(tx, mailboxId);
  const after = { ...before, ...given };
  await updateCapacities(tx, mailboxId, after);
  return changesBetween(before, after);
}

/** Sets the levels of a person. A person with a level writes in security mode (BAK-34). */
export async function writeLevels(tx: Tx, accountId: number, given: { mailLevel?: number; attachLevel?: number }) {
  if (Object.keys(given).length === 0) return [];
  const target = { of: 'person', accountId } as const;
  const values = await readPoliciesAt(tx, target);
  const before = { mailLevel: values.mail_level, attachLevel: values.attach_level };
  const after = { ...before, ...given };
  const levels = { is_security: after.mailLevel > 0, mail_level: after.mailLevel, attach_level: after.attachLevel };
  await writePolicies(tx, target, levels).catch((error: unknown) => {
    throw error instanceof PolicyConflict ? refused('policy-conflict', { field: 'attach_level' }) : error;
  });
  return changesBetween(before, after);
}

/** A change of a person; without a version it is made whatever the person is now. */
export type PersonChangeForm = Omit<PersonChange, 'version'> & { version?: number | undefined };

/** Changes fields, levels and capacities of a person in a transaction, with one record. Returns what changed. */
export async function changePersonIn(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { caller, author }: { caller: Caller; author: OperationAuthor },
  { id, change: { version, mailLevel, attachLevel, quotaBytes, diskQuotaBytes, ...fields } }: { id: number; change: PersonChangeForm },
): Promise<ChangedField[]> {
  const person = await personToChange(tx, caller, id);
  if (version !== undefined) await refuseStaleChange(tx, { kind: 'person', id }, version);
  const changes = [
    ...(await changeFields(tx, caller, person, only<PersonFields>(fields))),
    ...(await writeLevels(tx, id, only({ mailLevel, attachLevel }))),
    ...(await changeCapacities(tx, person, only({ quotaBytes, diskQuotaBytes }))),
  ];
  const departmentId = fields.departmentId === undefined ? person.departmentId : fields.departmentId;
  if (changes.length > 0)
    await recordAction(tx, deps, author, { action: 'changePerson', target: personTarget({ ...person, departmentId }), changes });
  return changes;
}

/** Changes a person (BAK-31, BAK-34, BAK-35). */
export async function changePerson(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  given: { id: number; change: PersonChange },
): Promise<void> {
  await deps.db.transaction().execute((tx) => changePersonIn(tx, deps, { caller, author }, given));
  forgetPolicies(deps.db);
}
