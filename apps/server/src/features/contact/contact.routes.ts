import { listContactSuggestions, showContact } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { normalAddress, selectClosedGroups } from '../../mail/recipient/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { selectCard } from './card.repository.ts';
import { findPeople } from './contact.repository.ts';
import { selectSharedDomains } from './sharedDomain.repository.ts';

/** CON-48, CON-50, PIC-15: one person, and the people who are offered while a recipient is typed. */
export async function contactRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;

  /** The books beside the user's own that may be looked into (PRM-08, PRM-09). */
  const booksOf = async (session: Session) => {
    const policies = await readPolicies(db, session);
    return {
      organisation: policies.has_user_department_perm && policies.webmail_oab_show,
      company: policies.webmail_cab_show,
      sharedDomains: policies.webmail_soab_show
        ? (await selectSharedDomains(db, session.accountId, config.domain)).map(({ name }) => name)
        : [],
    };
  };

  route(app, listContactSuggestions, async ({ session, query }) => {
    const results = await findPeople(db, {
      mailboxId: session.mailboxId,
      typed: query.search,
      limit: query.limit ?? 10,
      books: await booksOf(session),
      domain: config.domain,
      closed: await selectClosedGroups(db, session.accountId, config.domain),
    });
    return { count: results.length, results };
  });

  route(app, showContact, async ({ session, query: { address } }) =>
    selectCard(db, { mailboxId: session.mailboxId, address: normalAddress(address), books: await booksOf(session), domain: config.domain }),
  );
}
