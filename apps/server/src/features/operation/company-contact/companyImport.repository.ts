import type { CompanyImportRow } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';

/** Keeps the results of an import for its only download, instead of earlier ones. Returns their number. */
export async function insertCompanyImport(
  tx: Tx,
  { accountId, results, at }: { accountId: number; results: readonly CompanyImportRow[]; at: Date },
): Promise<number> {
  await tx.deleteFrom('company_import').where('account_id', '=', accountId).execute();
  const { id } = await tx
    .insertInto('company_import')
    .values({ account_id: accountId, results: JSON.stringify(results), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes the results of an own import away and returns them. */
export async function takeCompanyImport(
  tx: Tx,
  { id, accountId }: { id: number; accountId: number },
): Promise<CompanyImportRow[] | undefined> {
  const row = await tx
    .deleteFrom('company_import')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('results')
    .executeTakeFirst();
  return row?.results;
}
