import {
  checkCompanyImport,
  companyImportLimits,
  downloadCompanyImport,
  downloadCompanySample,
  importCompanyContacts as importEndpoint,
  type Language,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectLanguage } from '../../../mail/settings/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf, recordAction } from '../../../platform/operation/index.ts';
import { readContactFile, sampleRows, selectCategoryPaths } from '../../contact/index.ts';
import { writeTable } from '../../table/index.ts';
import { refused } from '../refuse.ts';
import { bookFileName, resultTable } from './companyFile.ts';
import { takeCompanyImport } from './companyImport.repository.ts';
import { checkImport, importCompany } from './importCompany.ts';

// One byte more, so that a file that is too large gets its specific problem.
const limits = { maxFileBytes: companyImportLimits.bytes + 1 };

/** BAK-58: contacts of the company book from a file. */
export function companyImportRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;

  const languageOf = (accountId: number): Promise<Language> => selectLanguage(db, accountId);

  const read = async (given: { fileName: string; bytes: Buffer }, categoryId: number) => {
    const category = (await selectCategoryPaths(db)).get(categoryId);
    if (!category) throw refused('category-unknown', { field: 'cate_id' });
    return { file: await readContactFile(given), category };
  };

  route(app, checkCompanyImport, async ({ file, body }) => checkImport(deps, await read(file, body.categoryId)), limits);

  route(
    app,
    importEndpoint,
    async (call) => {
      const { categoryId, isAllOrNothing = false } = call.body;
      return importCompany(deps, authorOf(call), { ...(await read(call.file, categoryId)), isAllOrNothing });
    },
    limits,
  );

  route(app, downloadCompanyImport, async (call) => {
    const { accountId } = call.operator;
    const { id } = call.params;
    const results = await db.transaction().execute(async (tx) => {
      const taken = await takeCompanyImport(tx, { id, accountId });
      if (!taken) throw refused('file-taken');
      const target = { kind: 'company-contact', id: '', name: '' } as const;
      await recordAction(tx, deps, authorOf(call), { action: 'downloadCompanyImport', target });
      return taken;
    });
    const { name, rows } = resultTable(results, await languageOf(accountId));
    return writeTable(rows, { format: call.body.format, name });
  });

  route(app, downloadCompanySample, async ({ operator, query: { format } }) => {
    const language = await languageOf(operator.accountId);
    return writeTable(sampleRows(language, config.domain), { format, name: bookFileName(language) });
  });
}
