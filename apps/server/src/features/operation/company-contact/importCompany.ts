import { type CompanyFields, type CompanyImportRow, companyImportLimits, type PersonImportOutcome } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { insertCompanyContacts, slicesOf, updateCompanyContacts } from '../../contact/index.ts';
import { refused } from '../refuse.ts';
import { type Categories, readCategories } from './categories.ts';
import { insertCompanyImport } from './companyImport.repository.ts';
import { type CompanyFile, judgeSlice, type Row } from './judgeContacts.ts';

/** Rows at once: what they are found by is computed between other requests. */
const atOnce = 200;

async function write(tx: Tx, rows: readonly Row[], categories: Categories): Promise<void> {
  const entries = [];
  for (const { outcome, becomes, path, known } of rows)
    if (outcome === 'added' || outcome === 'changed') {
      const { imageUrl: _image, groupIds: _groups, ...fields } = becomes;
      entries.push({ id: known?.id ?? 0, fields: fields satisfies CompanyFields, categoryId: await categories.ensure(path) });
    }
  await insertCompanyContacts(
    tx,
    entries.filter(({ id }) => id === 0),
  );
  await updateCompanyContacts(
    tx,
    entries.filter(({ id }) => id > 0),
  );
}

async function readRows(tx: Tx, input: CompanyFile, { isWritten }: { isWritten: boolean }) {
  if (input.file.count > companyImportLimits.rows) throw refused('file-too-long');
  const categories = await readCategories(tx);
  const seen = new Set<string>();
  const results: CompanyImportRow[] = [];
  for (const slice of slicesOf(input.file.records, atOnce)) {
    const judged = await judgeSlice(tx, input, { slice, seen, categories });
    if (isWritten) await write(tx, judged.rows, categories);
    results.push(...judged.results);
  }
  return { results, madeCategories: categories.made };
}

function summaryOf({ file }: CompanyFile, results: CompanyImportRow[]) {
  const count = (outcome: PersonImportOutcome) => results.filter((row) => row.outcome === outcome).length;
  return {
    newCount: count('new'),
    changedCount: count('changed'),
    unchangedCount: count('unchanged'),
    faultyCount: count('faulty'),
    columns: file.columns,
    count: results.length,
    results,
  };
}

/** Returns the results that an import would have. It writes nothing. */
export const checkImport = ({ db }: Pick<Deps, 'db'>, input: CompanyFile) =>
  db.transaction().execute(async (tx) => summaryOf(input, (await readRows(tx, input, { isWritten: false })).results));

/** Imports a file into the company book in one transaction (BAK-58), so that it is done either whole or not at all. */
export const importCompany = (
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  { isAllOrNothing, ...input }: CompanyFile & { isAllOrNothing: boolean },
) =>
  deps.db.transaction().execute(async (tx) => {
    const { results, madeCategories } = await readRows(tx, input, { isWritten: true });
    const summary = summaryOf(input, results);
    if (isAllOrNothing && summary.faultyCount > 0) throw refused('file-faulty');
    const id = author.accountId === null ? 0 : await insertCompanyImport(tx, { accountId: author.accountId, results, at: deps.now() });
    const change = (field: string, after: unknown) => ({ field, before: null, after });
    await recordAction(tx, deps, author, {
      action: 'importCompanyContacts',
      target: { kind: 'company-contact', id: '', name: '' },
      changes: [
        change('new', summary.newCount),
        change('changed', summary.changedCount),
        change('faulty', summary.faultyCount),
        ...(madeCategories.length > 0 ? [change('categories', madeCategories)] : []),
      ],
    });
    return { id, ...summary };
  });
