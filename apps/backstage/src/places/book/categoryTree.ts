import { type CompanyCategory, changeCompanyCategory, createCompanyCategory, deleteCompanyCategory } from '@jinshu/api';
import { api } from '../../core/api/index.ts';
import type { OrderedTree } from '../../core/tree/index.ts';
import { categoriesOptions } from './category.queries.ts';
import { categoryStrings } from './company-category.strings.ts';

/** The tree of categories of the company book (BAK-57). */
export const categoryTree: OrderedTree<CompanyCategory> = {
  options: categoriesOptions,
  create: (body) => api.call(createCompanyCategory, { body }),
  change: (id, body) => api.call(changeCompanyCategory, { params: { id }, body }),
  remove: (id, targetId) => api.call(deleteCompanyCategory, { params: { id }, body: targetId === undefined ? {} : { targetId } }),
  nameTaken: 'category-name-taken',
  countsOf: ({ contactCount, allContactCount }) => ({ own: contactCount, all: allContactCount }),
  addressOf: (id) => `/operation/books/categories/${id}`,
  words: categoryStrings,
};
