import {
  addContactsToGroups,
  changeContact as changeEndpoint,
  createContact as createEndpoint,
  deleteContacts as deleteEndpoint,
  getContact,
  keepContactsApart,
  listDuplicates,
  listPersonalContacts,
  mergeContacts as mergeEndpoint,
  type PersonalContact,
  Problem,
  promoteContacts,
  removeContactsFromGroups,
  undoContacts as undoEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { changeBook, requireGroups, selectedIds } from './changeBook.ts';
import { findDuplicates, insertApart } from './duplicate.repository.ts';
import { deleteMembers, insertMembers } from './group.repository.ts';
import { clearCollected, selectContacts, selectPersonal } from './personal.repository.ts';
import { deleteContacts, mergeContacts, undoContacts } from './removeContacts.ts';
import { changeContact, createContact } from './saveContact.ts';

/** CON-27 to CON-31, CON-53 to CON-55: the contacts of a personal book. */
export async function personalRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  route(app, listPersonalContacts, ({ session, query: { isGroup, groupId, ...query } }) =>
    selectPersonal(db, session.mailboxId, { ...query, groupId: isGroup === false ? undefined : groupId }),
  );

  route(app, getContact, async ({ session, params: { id } }) => {
    const [contact] = await selectContacts(db, session.mailboxId, [id]);
    if (!contact) throw new Problem('contact-not-found');
    return contact;
  });

  route(app, createEndpoint, ({ session, body }) => createContact(deps, session.mailboxId, body));

  route(app, changeEndpoint, ({ session, params, body }) => changeContact(deps, session.mailboxId, { ...params, ...body }));

  route(app, deleteEndpoint, ({ session, body }) => deleteContacts(deps, session.mailboxId, body));

  route(app, undoEndpoint, async ({ session, body }) => ({ count: await undoContacts(deps, session.mailboxId, body.undoId) }));

  for (const [endpoint, write] of [
    [addContactsToGroups, insertMembers],
    [removeContactsFromGroups, deleteMembers],
  ] as const)
    route(app, endpoint, ({ session: { mailboxId }, body: { groupIds, ...selection } }) =>
      changeBook(deps, mailboxId, async (tx) => {
        await requireGroups(tx, mailboxId, groupIds);
        return { count: await write(tx, mailboxId, { contactIds: await selectedIds(tx, mailboxId, selection), groupIds }) };
      }),
    );

  route(app, promoteContacts, ({ session: { mailboxId }, body }) =>
    changeBook(deps, mailboxId, async (tx) => ({ count: await clearCollected(tx, mailboxId, await selectedIds(tx, mailboxId, body)) })),
  );

  route(app, listDuplicates, async ({ session: { mailboxId }, query: { page, pageSize, contactId } }) => {
    const sets = await findDuplicates(db, mailboxId, contactId);
    const shown = sets.slice((page - 1) * pageSize, page * pageSize);
    const contacts = await selectContacts(
      db,
      mailboxId,
      shown.flatMap(({ ids }) => ids),
    );
    const byId = new Map(contacts.map((contact) => [contact.id, contact]));
    const known = (ids: readonly number[]) => ids.map((id) => byId.get(id)).filter((one): one is PersonalContact => one !== undefined);
    return { count: sets.length, results: shown.map(({ ids, ...set }) => ({ ...set, contacts: known(ids) })) };
  });

  route(app, keepContactsApart, ({ session: { mailboxId }, body: { ids } }) =>
    changeBook(deps, mailboxId, async (tx) => {
      if ((await selectContacts(tx, mailboxId, ids)).length < new Set(ids).size) throw new Problem('contact-not-found');
      await insertApart(tx, mailboxId, ids);
      return {};
    }),
  );

  route(app, mergeEndpoint, ({ session, body }) => mergeContacts(deps, session.mailboxId, body));
}
