import {
  changeContact,
  createContact,
  listCompanyCategories,
  listCompanyContacts,
  listContactGroups,
  listDepartmentMembers,
  listDepartments,
  listDomainGroups,
  listDomainMembers,
  listMailingLists,
  listPersonalContacts,
  listSharedDomains,
  Problem,
  resolveRecipients as resolveEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { lockMailbox, recordChange } from '../../platform/change/change.repository.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { readPolicy } from '../../platform/policy/readPolicy.ts';
import type { Session } from '../../platform/session/Session.ts';
import {
  selectCategories,
  selectCompany,
  selectDepartments,
  selectDomainGroups,
  selectDomains,
  selectGroups,
  selectLists,
  selectMembers,
  selectPersonal,
  updateContact,
  upsertContact,
} from './book.repository.ts';
import { resolveRecipients } from './resolveRecipients.ts';

/** A list that has no pages. */
const whole = <T>(results: T[]) => ({ count: results.length, results });

/** CON, PIC: the address books as far as recipients are taken from them. */
export async function bookRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;

  const write = <T>({ mailboxId }: Session, change: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      await lockMailbox(tx, mailboxId);
      const changed = await change(tx);
      await recordChange(tx, mailboxId, { type: 'contact.changed' });
      return changed;
    });

  route(app, listContactGroups, async ({ session }) => whole(await selectGroups(db, session.mailboxId)));

  route(app, listPersonalContacts, ({ session, query }) => selectPersonal(db, session.mailboxId, query));

  route(app, createContact, ({ session, body }) => write(session, (tx) => upsertContact(tx, session.mailboxId, body)));

  route(app, changeContact, ({ session, params: { id }, body }) =>
    write(session, async (tx) => {
      const changed = await updateContact(tx, session.mailboxId, { id, ...body });
      if (!changed) throw new Problem('contact-not-found');
      return changed;
    }),
  );

  route(app, listDepartments, async () => {
    return whole(await selectDepartments(db, config.domain));
  });

  route(app, listDepartmentMembers, async ({ query }) => {
    return selectMembers(db, { ...query, domains: [config.domain] });
  });

  route(app, listCompanyCategories, async () => {
    return whole(await selectCategories(db));
  });

  route(app, listCompanyContacts, async ({ query }) => {
    return selectCompany(db, query);
  });

  route(app, listSharedDomains, async () => {
    return whole(await selectDomains(db, config.domain));
  });

  route(app, listDomainGroups, async ({ query: { domainId } }) => {
    const domain = (await selectDomains(db, config.domain)).find(({ id }) => id === domainId);
    return whole(domain ? await selectDomainGroups(db, domain.name) : []);
  });

  route(app, listDomainMembers, async ({ query: { domainId, ...page } }) => {
    const domains = await selectDomains(db, config.domain);
    const wanted = domainId ? domains.filter(({ id }) => id === domainId) : domains;
    return selectMembers(db, { ...page, domains: wanted.map(({ name }) => name), isOnlyDomain: true });
  });

  route(app, listMailingLists, async ({ query }) => {
    return selectLists(db, query);
  });

  route(app, resolveEndpoint, async ({ session: { accountId, mailboxId }, body: { addresses } }) => {
    const seesColleagues = await readPolicy(db, 'has_user_department_perm', { accountId });
    return whole(await resolveRecipients(deps, { mailboxId, addresses, seesColleagues }));
  });
}
