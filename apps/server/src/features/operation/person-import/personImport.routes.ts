import {
  checkPeopleImport,
  downloadPeopleSample,
  importPeople as importEndpoint,
  type PersonImportOutcome,
  personImportLimits,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectLanguage } from '../../../mail/settings/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { writeTable } from '../../table/index.ts';
import { samplePeople } from './importColumns.ts';
import { importPeople } from './importPeople.ts';
import { planImport } from './planImport.ts';
import { readPeopleFile } from './readPeopleFile.ts';

// One byte more, so that a file that is too large gets its specific problem.
const limits = { maxFileBytes: personImportLimits.bytes + 1 };

/** BAK-28 to BAK-30: people from a file. */
export function personImportRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    checkPeopleImport,
    async ({ operator, file }) => {
      const { columns, rows } = await readPeopleFile(file);
      const judged = await planImport(deps, operator, rows);
      const count = (outcome: PersonImportOutcome) => judged.filter((row) => row.outcome === outcome).length;
      return {
        newCount: count('new'),
        changedCount: count('changed'),
        unchangedCount: count('unchanged'),
        faultyCount: count('faulty'),
        columns,
        count: judged.length,
        results: judged.map(({ row, outcome, cells, changed, faults }) => ({ row, outcome, cells, changed, faults })),
      };
    },
    limits,
  );

  route(
    app,
    importEndpoint,
    async (call) => {
      const { isAllOrNothing = false, mustChange = true } = call.body;
      const { rows } = await readPeopleFile(call.file);
      return { id: await importPeople(deps, call.operator, authorOf(call), { rows, isAllOrNothing, mustChange }) };
    },
    limits,
  );

  route(app, downloadPeopleSample, async ({ operator, query: { format } }) => {
    const { name, rows } = samplePeople(await selectLanguage(deps.db, operator.accountId));
    return writeTable(rows, { format, name });
  });
}
