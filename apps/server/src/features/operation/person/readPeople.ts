import { type ListedPerson, type OperationReach, type PersonDetails, type PersonUse, Problem } from '@jinshu/api';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { selectLastActions } from '../../../platform/operation/index.ts';
import { readPolicies, readPolicyOf } from '../../../platform/policy/index.ts';
import { blockedAccounts } from '../../login/index.ts';
import { removalDay } from '../../removal/index.ts';
import { type PeopleMoment, type PeopleQuery, type PersonRow, selectPeople, selectPerson, selectPersonUse } from './people.repository.ts';

const momentOf = async (deps: Pick<Deps, 'db' | 'now'>): Promise<PeopleMoment> => ({
  now: deps.now(),
  blocked: await blockedAccounts(deps),
});

async function withLevels(db: Db, rows: readonly PersonRow[]): Promise<ListedPerson[]> {
  const levels = await readPolicyOf(
    db,
    'mail_level',
    rows.map(({ mailboxId }) => mailboxId),
  );
  return rows.map(({ mailboxId, lastLoginAt, removeOn, ...row }) => ({
    ...row,
    mailLevel: levels.get(mailboxId) ?? 0,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    removedAt: removeOn?.toISOString() ?? null,
  }));
}

/** Returns a page of the people that the caller may see (BAK-26). */
export async function readPeople(
  deps: Pick<Deps, 'db' | 'now'>,
  reach: OperationReach,
  { page, pageSize, ...query }: PeopleQuery & { page: number; pageSize: number },
): Promise<{ count: number; results: ListedPerson[] }> {
  const place = { limit: pageSize, offset: (page - 1) * pageSize };
  const { count, results } = await selectPeople(deps.db, reach, query, { ...(await momentOf(deps)), ...place });
  return { count, results: await withLevels(deps.db, results) };
}

/** Returns what the removal of a person affects (BAK-09). */
export async function readPersonUse({ db, now }: Pick<Deps, 'db' | 'now'>, id: number): Promise<PersonUse> {
  const use = await selectPersonUse(db, id);
  if (!use) throw new Problem('not-found');
  return { ...use, removedAt: (await removalDay(db, now())).toISOString() };
}

/** Returns a person with all details. The version rises with each change that is recorded. */
export async function readPerson(deps: Pick<Deps, 'db' | 'now'>, id: number): Promise<PersonDetails> {
  const { db } = deps;
  const row = await selectPerson(db, id, await momentOf(deps));
  if (!row) throw new Problem('not-found');
  const { createdAt, removeOn: _, ...rest } = row;
  const [listed] = await withLevels(db, [row]);
  const { attach_level: attachLevel } = await readPolicies(db, { accountId: id });
  const last = (await selectLastActions(db, 'person', [id])).get(String(id));
  return { ...rest, ...(listed as ListedPerson), attachLevel, createdAt: createdAt.toISOString(), version: last?.id ?? 0 };
}
