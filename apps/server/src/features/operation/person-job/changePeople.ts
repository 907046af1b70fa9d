import { type CallInput, type changePeople as changeEndpoint, Problem } from '@jinshu/api';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, type OperationSession, recordAction } from '../../../platform/operation/index.ts';
import { refused } from '../refuse.ts';
import { type ChangedRow, selectBulkPeople, takeForUndo } from './bulk.repository.ts';
import type { PersonWork } from './PersonWork.ts';
import { insertPersonJob, type NewJobRow } from './personJob.repository.ts';

type BulkInput = CallInput<typeof changeEndpoint>['body'];
type Caller = Pick<OperationSession, 'reach' | 'accountId'>;

function workOf(id: number, { action, ids: _, mustChange = true, ...change }: BulkInput): PersonWork {
  switch (action) {
    case 'change':
      return { of: 'change', id, change };
    case 'enable':
    case 'disable':
      return { of: 'enable', id, isEnabled: action === 'enable' };
    case 'reset':
      return { of: 'reset', id, mustChange };
    case 'delete':
    case 'restore':
      return { of: action, id };
  }
}

const waiting = { outcome: null, field: '', reason: '' } as const;

/** Begins a job that does the same for several people (BAK-42). Returns its number. */
export async function changePeople(deps: Deps, caller: Caller, author: OperationAuthor, given: BulkInput): Promise<number> {
  const ids = [...new Set(given.ids)];
  return deps.db.transaction().execute(async (tx) => {
    const people = await selectBulkPeople(tx, caller.reach, ids);
    if (people.length < ids.length) throw new Problem(caller.reach === 'all' ? 'not-found' : 'forbidden');
    const rows = people.map(({ id, ...person }, index): NewJobRow => {
      return { row: index + 1, personId: id, ...person, work: workOf(id, given), ...waiting };
    });
    const id = await insertPersonJob(tx, { kind: 'bulk', accountId: caller.accountId, author, isAtomic: false, at: deps.now(), rows });
    const { ids: _, ...values } = given;
    const changes = [
      { field: 'people', before: null, after: rows.length },
      ...Object.entries(values).map(([field, after]) => ({ field, before: null, after })),
    ];
    await recordAction(tx, deps, author, { action: 'changePeople', target: { kind: 'person-job', id, name: String(id) }, changes });
    return id;
  });
}

/** The way back of a row. */
function backOf({ personId, work, before }: ChangedRow): PersonWork | undefined {
  switch (work.of) {
    case 'change':
      return { of: 'change', id: personId, change: before };
    case 'enable':
      return { of: 'enable', id: personId, isEnabled: before.isEnabled === true };
    case 'delete':
      return { of: 'restore', id: personId };
    case 'restore':
      return { of: 'delete', id: personId };
    default:
      return undefined;
  }
}

/** Begins a job that undoes an earlier one (BAK-42). Returns its number. */
export async function undoPersonJob(deps: Deps, caller: Caller, author: OperationAuthor, id: number): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const changed = (await takeForUndo(tx, id, caller.accountId, deps.now())) ?? [];
    const rows = changed.flatMap((row): NewJobRow[] => {
      const work = backOf(row);
      return work ? [{ row: row.row, personId: row.personId, address: row.address, name: row.name, work, ...waiting }] : [];
    });
    if (rows.length === 0) throw refused('nothing-to-undo');
    const target = { kind: 'person-job', id, name: String(id) } as const;
    await recordAction(tx, deps, author, { action: 'undoPersonJob', target });
    return insertPersonJob(tx, { kind: 'bulk', accountId: caller.accountId, author, isAtomic: false, at: deps.now(), rows });
  });
}
