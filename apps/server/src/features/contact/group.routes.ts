import {
  contactLimits,
  createContactGroup,
  deleteContactGroup,
  listContactGroups,
  listContactMaps,
  Problem,
  renameContactGroup,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { changeBook } from './changeBook.ts';
import { countBook, deleteGroup, insertGroup, isGroupTaken, selectGroups, selectMaps, updateGroup } from './group.repository.ts';

const idsOf = (text: string | undefined): number[] | undefined => text?.split(',').map(Number);

/** CON-22 to CON-26: the groups of a personal book. */
export async function groupRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  const readGroup = async (tx: Tx, mailboxId: number, id: number) => {
    const group = (await selectGroups(tx, mailboxId)).find((one) => one.id === id);
    if (!group) throw new Problem('contact-group-not-found');
    return group;
  };

  route(app, listContactGroups, async ({ session: { mailboxId }, query: { contactId } }) => {
    const [results, counts] = await Promise.all([selectGroups(db, mailboxId, contactId), countBook(db, mailboxId)]);
    return { count: results.length, results, ...counts };
  });

  route(app, createContactGroup, ({ session: { mailboxId }, body: { name } }) =>
    changeBook(deps, mailboxId, async (tx) => {
      if ((await selectGroups(tx, mailboxId)).length >= contactLimits.groups)
        throw new Problem('too-many-kept', { most: contactLimits.groups });
      const id = await insertGroup(tx, mailboxId, name);
      if (id === undefined) throw new Problem('contact-group-taken', {}, { fields: { groupname: ['Taken.'] } });
      return readGroup(tx, mailboxId, id);
    }),
  );

  route(app, renameContactGroup, ({ session: { mailboxId }, params: { id }, body: { name } }) =>
    changeBook(deps, mailboxId, async (tx) => {
      if (await isGroupTaken(tx, mailboxId, { id, name }))
        throw new Problem('contact-group-taken', {}, { fields: { groupname: ['Taken.'] } });
      if (!(await updateGroup(tx, mailboxId, { id, name }))) throw new Problem('contact-group-not-found');
      return readGroup(tx, mailboxId, id);
    }),
  );

  route(app, deleteContactGroup, ({ session: { mailboxId }, params: { id } }) =>
    changeBook(deps, mailboxId, async (tx) => {
      if (!(await deleteGroup(tx, mailboxId, id))) throw new Problem('contact-group-not-found');
      return {};
    }),
  );

  route(app, listContactMaps, async ({ session: { mailboxId }, query: { ids } }) => {
    const results = await selectMaps(db, mailboxId, idsOf(ids));
    return { count: results.length, results };
  });
}
