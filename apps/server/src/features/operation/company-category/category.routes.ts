import { changeCompanyCategory, createCompanyCategory, deleteCompanyCategory, listOperationCategories } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf, selectLastActions } from '../../../platform/operation/index.ts';
import { selectCategoryTree } from './category.repository.ts';
import { changeCategory, createCategory, deleteCategory } from './changeCategory.ts';

/** BAK-57: categories of the company book. */
export function categoryRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listOperationCategories, async () => {
    const tree = await selectCategoryTree(deps.db);
    const last = await selectLastActions(
      deps.db,
      'company-category',
      tree.map(({ id }) => id),
    );
    return { count: tree.length, results: tree.map((one) => ({ ...one, version: last.get(String(one.id))?.id ?? 0 })) };
  });

  route(app, createCompanyCategory, (call) => createCategory(deps, authorOf(call), call.body));

  route(app, changeCompanyCategory, async (call) => {
    await changeCategory(deps, authorOf(call), { id: call.params.id, ...call.body });
    return {};
  });

  route(app, deleteCompanyCategory, async (call) => {
    await deleteCategory(deps, authorOf(call), { id: call.params.id, ...call.body });
    return {};
  });
}
