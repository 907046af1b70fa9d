import {
  addFromCompany,
  addFromOrganisation,
  addFromSharedDomain,
  departmentAddress,
  listCompanyCategories,
  listCompanyContacts,
  listDepartmentMembers,
  listDepartments,
  listDomainGroups,
  listDomainMembers,
  listMailingLists,
  listSharedDomains,
  resolveRecipients as resolveEndpoint,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectClosedGroups } from '../../mail/recipient/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import type { Session } from '../../platform/session/index.ts';
import {
  selectCategories,
  selectCompany,
  selectCompanyById,
  selectDepartments,
  selectDomainGroups,
  selectLists,
  selectMembers,
  selectMembersById,
} from './book.repository.ts';
import { copyContacts } from './copyContacts.ts';
import { resolveRecipients } from './resolveRecipients.ts';
import { selectSharedDomains } from './sharedDomain.repository.ts';

/** A list that has no pages. */
const whole = <T>(results: T[]) => ({ count: results.length, results });

/** CON-34 to CON-38, CON-43 to CON-47, PIC-16: the shared books, and copies of their entries. */
export async function bookRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;

  /** The names of one domain that is shared with the caller, or of all. */
  const domainsOf = async ({ accountId }: Session, domainId: number | undefined) => {
    const domains = await selectSharedDomains(db, accountId, config.domain);
    return (domainId ? domains.filter(({ id }) => id === domainId) : domains).map(({ name }) => name);
  };

  const closedTo = ({ accountId }: Session) => selectClosedGroups(db, accountId, config.domain);

  route(app, listDepartments, async ({ session }) => {
    const closed = await closedTo(session);
    const everyone = departmentAddress(0, config.domain);
    return { ...whole(await selectDepartments(db, config.domain, closed)), everyone: closed.includes(everyone) ? '' : everyone };
  });

  route(app, listDepartmentMembers, ({ query }) => selectMembers(db, { ...query, domains: [config.domain] }));

  route(app, listCompanyCategories, async () => whole(await selectCategories(db)));

  route(app, listCompanyContacts, ({ query }) => selectCompany(db, query));

  route(app, listSharedDomains, async ({ session }) => whole(await selectSharedDomains(db, session.accountId, config.domain)));

  route(app, listDomainGroups, async ({ session, query: { domainId } }) => {
    const [domain] = await domainsOf(session, domainId);
    return whole(domain ? await selectDomainGroups(db, domain) : []);
  });

  route(app, listDomainMembers, async ({ session, query: { domainId, ...page } }) =>
    selectMembers(db, { ...page, domains: await domainsOf(session, domainId), isOnlyDomain: true }),
  );

  route(app, listMailingLists, async ({ session, query }) => selectLists(db, query, await closedTo(session)));

  route(app, addFromOrganisation, ({ session, body: { ids, groupId, departmentId } }) =>
    copyContacts(deps, session.mailboxId, {
      groupId,
      read: async (tx) =>
        ids.length === 0 && departmentId === undefined ? [] : selectMembersById(tx, ids, { departmentId, domains: [config.domain] }),
    }),
  );

  route(app, addFromCompany, ({ session, body: { ids, groupId, categoryId } }) =>
    copyContacts(deps, session.mailboxId, {
      groupId,
      read: async (tx) => (ids.length === 0 && categoryId === undefined ? [] : selectCompanyById(tx, ids, categoryId)),
    }),
  );

  route(app, addFromSharedDomain, async ({ session, body: { ids, groupId, domainId } }) => {
    const domains = await domainsOf(session, domainId);
    return copyContacts(deps, session.mailboxId, {
      groupId,
      read: async (tx) => (ids.length === 0 && domainId === undefined ? [] : selectMembersById(tx, ids, { domains, isOnlyDomain: true })),
    });
  });

  route(app, resolveEndpoint, async ({ session: { accountId, mailboxId }, body: { addresses, ...chosen } }) => {
    const seesColleagues = await readPolicy(db, 'has_user_department_perm', { accountId });
    return whole(await resolveRecipients(deps, { mailboxId, addresses, chosen, seesColleagues }));
  });
}
