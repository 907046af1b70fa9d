import { Problem, templateResource } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { mountResource } from '../settings/index.ts';
import {
  countTemplates,
  insertTemplate,
  removeTemplates,
  selectTemplate,
  selectTemplates,
  setTemplatesActive,
  updateTemplate,
} from './template.repository.ts';

/** A longer list would not be usable. */
const maximumTemplates = 500;

/** SET-53 to SET-56: templates. */
export async function templateRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  mountResource(
    app,
    deps,
    templateResource,
    {
      list: async (db, accountId, { page, pageSize, isActive }) => {
        const offset = (page - 1) * pageSize;
        const count = await countTemplates(db, accountId, isActive);
        // CMP-17: the first page is always there, empty or not.
        if (page > 1 && offset >= count) throw new Problem('template-no-more');
        return { count, results: await selectTemplates(db, accountId, { limit: pageSize, offset, isActive }) };
      },
      find: selectTemplate,
      count: (tx, accountId) => countTemplates(tx, accountId),
      insert: insertTemplate,
      update: updateTemplate,
      remove: removeTemplates,
      setActive: setTemplatesActive,
    },
    { maximum: maximumTemplates },
  );
}
