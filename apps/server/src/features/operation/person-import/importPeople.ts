import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, type OperationSession, recordAction } from '../../../platform/operation/index.ts';
import { insertPersonJob, type NewJobRow } from '../person-job/personJob.repository.ts';
import { refused } from '../refuse.ts';
import type { JudgedRow } from './judgePeople.ts';
import { planImport } from './planImport.ts';
import type { PeopleFile } from './readPeopleFile.ts';

/** Work and outcome of a row, as it was judged. */
function jobRow({ row, outcome, person, values, faults }: JudgedRow, mustChange: boolean): NewJobRow {
  const { address = '', name = '', ...fields } = values;
  const base = { row, personId: person?.id ?? null, address: person?.address ?? address, name: name || (person?.name ?? '') };
  const [fault] = faults;
  if (fault) return { ...base, work: null, outcome: 'failed', ...fault };
  const rest = { field: '', reason: '' };
  if (!person) return { ...base, work: { of: 'create', person: { ...fields, address, name, mustChange } }, outcome: null, ...rest };
  if (outcome === 'unchanged') return { ...base, work: null, outcome: 'unchanged', ...rest };
  const { address: _, ...change } = values;
  return { ...base, work: { of: 'change', id: person.id, change }, outcome: null, ...rest };
}

/** Begins a job that imports people from a file (BAK-30). Returns its number. */
export async function importPeople(
  deps: Deps,
  caller: Pick<OperationSession, 'role' | 'reach' | 'accountId'>,
  author: OperationAuthor,
  { rows, isAllOrNothing, mustChange }: { rows: PeopleFile['rows']; isAllOrNothing: boolean; mustChange: boolean },
): Promise<number> {
  const judged = await planImport(deps, caller, rows);
  if (isAllOrNothing && judged.some(({ outcome }) => outcome === 'faulty')) throw refused('file-faulty');
  return deps.db.transaction().execute(async (tx) => {
    const id = await insertPersonJob(tx, {
      kind: 'import',
      accountId: caller.accountId,
      author,
      isAtomic: isAllOrNothing,
      at: deps.now(),
      rows: judged.map((row) => jobRow(row, mustChange)),
    });
    const changes = [
      { field: 'rows', before: null, after: judged.length },
      { field: 'isAllOrNothing', before: null, after: isAllOrNothing },
    ];
    await recordAction(tx, deps, author, { action: 'importPeople', target: { kind: 'person-job', id, name: String(id) }, changes });
    return id;
  });
}
