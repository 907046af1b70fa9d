import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { bookRoutes } from './book.routes.ts';
import { contactRoutes } from './contact.routes.ts';
import { groupRoutes } from './group.routes.ts';
import { personalRoutes } from './personal.routes.ts';
import { transferRoutes } from './transfer.routes.ts';

/** CON: the personal book with its groups and files, and the books that are shared. */
export async function addressBookRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const routes of [contactRoutes, bookRoutes, groupRoutes, personalRoutes, transferRoutes]) await routes(app, deps);
}
