import { changeTemplate, createTemplate, deleteTemplate, getTemplate, listTemplates, Problem } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { countTemplates, insertTemplate, removeTemplate, selectTemplate, selectTemplates, updateTemplate } from './template.repository.ts';

/** A longer list would not be usable. */
const maximumTemplates = 500;

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Problem('template-not-found');
  return found;
}

/** SET-53 to SET-56: templates. */
export async function templateRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, listTemplates, async ({ session: { accountId }, query: { page, pageSize } }) => {
    const offset = (page - 1) * pageSize;
    const count = await countTemplates(deps.db, accountId);
    // CMP-17: the first page is always there, empty or not.
    if (page > 1 && offset >= count) throw new Problem('template-no-more');
    return { count, results: await selectTemplates(deps.db, accountId, { limit: pageSize, offset }) };
  });

  route(app, getTemplate, async ({ session: { accountId }, params: { id } }) => there(await selectTemplate(deps.db, accountId, id)));

  route(app, createTemplate, ({ session: { accountId }, body }) =>
    changeSettings(deps, accountId, async (tx) => {
      if ((await countTemplates(tx, accountId)) >= maximumTemplates) throw new Problem('too-many-kept');
      return insertTemplate(tx, accountId, body);
    }),
  );

  route(app, changeTemplate, ({ session: { accountId }, params: { id }, body }) =>
    changeSettings(deps, accountId, async (tx) => there(await updateTemplate(tx, accountId, { id, ...body }))),
  );

  route(app, deleteTemplate, async ({ session: { accountId }, params: { id } }) => {
    await changeSettings(deps, accountId, async (tx) => there((await removeTemplate(tx, accountId, id)) || undefined));
    return { msg: 'ok' };
  });
}
