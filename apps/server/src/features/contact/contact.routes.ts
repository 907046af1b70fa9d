import { listContactSuggestions } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { readPolicies } from '../../platform/policy/readPolicy.ts';
import { findPeople } from './contact.repository.ts';

/** CON: so far, the people who are offered while a recipient is typed (PIC-08, PIC-15). */
export async function contactRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, listContactSuggestions, async ({ session, query }) => {
    const policies = await readPolicies(deps.db, session);
    const results = await findPeople(deps.db, {
      mailboxId: session.mailboxId,
      typed: query.search,
      limit: query.limit ?? 10,
      books: {
        organisation: policies.has_user_department_perm && policies.webmail_oab_show,
        company: policies.webmail_cab_show,
        sharedDomains: policies.webmail_soab_show,
      },
      domain: deps.config.domain,
    });
    return { count: results.length, results };
  });
}
