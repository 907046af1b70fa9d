import {
  type ContactExportFormat,
  contactLimits,
  downloadContactSample,
  exportContacts,
  exportMembers,
  exportMembersForFoxmail,
  exportMembersForOutlook,
  getExportTutorial,
  importContacts as importEndpoint,
  type Language,
  tutorialPrograms,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectLanguage } from '../../mail/settings/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { writeTable } from '../table/index.ts';
import { selectMembers } from './book.repository.ts';
import { columnsFor } from './contactTable.ts';
import { exportFile, fromBook, pagesOf, tableCharsets, toExported } from './exportContacts.ts';
import { fileNames, sampleRows } from './fileWords.ts';
import { selectGroups } from './group.repository.ts';
import { importContacts } from './importContacts.ts';
import { selectContacts, selectPersonal } from './personal.repository.ts';
import { readContactFile } from './readContactFile.ts';

/** CON-32, CON-33, CON-39 to CON-42, CON-52: contacts as files. */
export async function transferRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;

  const languageOf = ({ accountId }: Session): Promise<Language> => selectLanguage(db, accountId);

  route(
    app,
    importEndpoint,
    async ({ session: { mailboxId }, body: { isDryRun = false, updatesExisting = false, groupId }, file }) =>
      importContacts(deps, { mailboxId, file: await readContactFile(file), isDryRun, updatesExisting, groupId }),
    // One byte more, so that a file that is too large gets its specific problem.
    { maxFileBytes: contactLimits.importBytes + 1 },
  );

  route(app, downloadContactSample, async ({ session, query: { format } }) => {
    const language = await languageOf(session);
    return writeTable(sampleRows(language, config.domain), { format, name: fileNames[language].sample });
  });

  route(app, exportContacts, async ({ session, query: { format, ids, ...filter } }) => {
    const { mailboxId } = session;
    const language = await languageOf(session);
    const groups = new Map((await selectGroups(db, mailboxId)).map(({ id, name }) => [id, name]));
    const chosen = ids?.split(',').map(Number);
    const pages = pagesOf(
      async (page) =>
        chosen
          ? { results: page.page === 1 ? await selectContacts(db, mailboxId, chosen) : [] }
          : selectPersonal(db, mailboxId, { ...page, ...filter, sort: 'name' }),
      (contact) => toExported(contact, groups),
    );
    return exportFile(pages, { format, language, name: fileNames[language].personal });
  });

  const sendMembers = async (
    session: Session,
    { departmentId, format }: { departmentId: number | undefined; format: ContactExportFormat },
  ) => {
    const language = await languageOf(session);
    const pages = pagesOf((page) => selectMembers(db, { ...page, departmentId, domains: [config.domain] }), fromBook);
    return exportFile(pages, { format, language, name: fileNames[language].organisation });
  };

  route(app, exportMembers, ({ session, query: { departmentId, format = 'xlsx' } }) => sendMembers(session, { departmentId, format }));

  route(app, exportMembersForFoxmail, ({ session, query: { departmentId } }) => sendMembers(session, { departmentId, format: 'foxmail' }));

  route(app, exportMembersForOutlook, ({ session, query: { departmentId } }) => sendMembers(session, { departmentId, format: 'outlook' }));

  route(app, getExportTutorial, async ({ session }) => {
    const language = await languageOf(session);
    const results = tutorialPrograms.map((program) => ({
      program,
      format: program === 'general' ? 'xlsx' : 'csv',
      charset: tableCharsets[program],
      columns: columnsFor(program, language).map(({ heading }) => heading),
    }));
    return { count: results.length, results };
  });
}
