import { changeTag, createTag, deleteTag as deleteTagEndpoint, getTag, listTagSizes, listTags, Problem } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { deleteTag } from './deleteTag.ts';
import { saveTag } from './saveTag.ts';
import { selectTag, selectTagSizes, selectTags, tagNumber } from './tag.repository.ts';

/** TAG: the user's tags. Tagging messages belongs to the message routes. */
export async function tagRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, listTags, async ({ session }) => {
    const results = await selectTags(deps.db, session.mailboxId);
    return { count: results.length, results };
  });

  route(app, listTagSizes, async ({ session }) => {
    const results = await selectTagSizes(deps.db, session.mailboxId);
    return { count: results.length, results };
  });

  route(app, createTag, ({ session, body }) => saveTag(deps, { mailboxId: session.mailboxId, name: body.name, color: body.color }));

  route(app, getTag, async ({ session, params }) => {
    const tag = await selectTag(deps.db, session.mailboxId, tagNumber(params.id));
    if (!tag) throw new Problem('tag-not-found');
    return tag;
  });

  route(app, changeTag, ({ session, params, body }) =>
    saveTag(deps, { mailboxId: session.mailboxId, number: tagNumber(params.id), name: body.name, color: body.color }),
  );

  route(app, deleteTagEndpoint, async ({ session, params }) => {
    const { mailboxId, accountId } = session;
    const job = await deleteTag(deps, { mailboxId, accountId, number: tagNumber(params.id) });
    return { msg: 'ok', ...(job && { job }) };
  });
}
