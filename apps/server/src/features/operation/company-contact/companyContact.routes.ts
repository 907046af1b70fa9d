import {
  changeOperationContact,
  createOperationContact,
  deleteOperationContacts,
  exportOperationContacts,
  getOperationContact,
  listOperationContacts,
  moveOperationContacts,
  Problem,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectLanguage } from '../../../mail/settings/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf, recordAction, selectLastActions } from '../../../platform/operation/index.ts';
import {
  exportFile,
  pagesOf,
  type StoredCompanyContact,
  selectCategoryPaths,
  selectCompanyContacts,
  selectCompanyPage,
  toCompanyExport,
} from '../../contact/index.ts';
import { changeContact, createContact } from './changeContact.ts';
import { bookFileName } from './companyFile.ts';
import { deleteContacts, moveContacts } from './moveContacts.ts';

async function withVersions(db: Db, contacts: readonly StoredCompanyContact[]) {
  const last = await selectLastActions(
    db,
    'company-contact',
    contacts.map(({ id }) => id),
  );
  return contacts.map((one) => ({ ...one, version: last.get(String(one.id))?.id ?? 0 }));
}

/** BAK-58: contacts of the company book. */
export function companyContactRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  const read = async (id: number) => {
    const [contact] = await withVersions(db, await selectCompanyContacts(db, [id]));
    if (!contact) throw new Problem('not-found');
    return contact;
  };

  route(app, listOperationContacts, async ({ query }) => {
    const { count, results } = await selectCompanyPage(db, query);
    return { count, results: await withVersions(db, results) };
  });

  route(app, getOperationContact, ({ params: { id } }) => read(id));

  route(app, createOperationContact, async (call) => read(await createContact(deps, authorOf(call), call.body)));

  route(app, changeOperationContact, async (call) => {
    const { id } = call.params;
    await changeContact(deps, authorOf(call), { ...call.body, id });
    return read(id);
  });

  route(app, moveOperationContacts, async (call) => ({ count: await moveContacts(deps, authorOf(call), call.body) }));

  route(app, deleteOperationContacts, async (call) => ({ count: await deleteContacts(deps, authorOf(call), call.body) }));

  route(app, exportOperationContacts, async (call) => {
    const { format, ...filter } = call.query;
    const language = await selectLanguage(db, call.operator.accountId);
    const paths = await selectCategoryPaths(db);
    await db.transaction().execute((tx) => recordAction(tx, deps, authorOf(call), { action: 'exportOperationContacts' }));
    const pages = pagesOf(
      (page) => selectCompanyPage(db, { ...page, ...filter }),
      (contact) => toCompanyExport(contact, paths),
    );
    return exportFile(pages, { format, language, name: bookFileName(language) });
  });
}
