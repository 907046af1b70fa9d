import { listOperationCategories } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';
import { bookKey } from './contact.queries.ts';

/** The categories of the company book in the order of the tree. */
export const categoriesOptions = queryOptions({
  queryKey: [...bookKey, 'categories'] as string[],
  queryFn: async ({ signal }) => (await api.call(listOperationCategories, undefined, { signal })).results,
});
