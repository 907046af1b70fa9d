import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, wireObject } from '../contract/wire.ts';
import { nodeChangeSchema, nodeNameSchema, parentSchema } from './orderedTree.ts';
import { idParams } from './role.endpoints.ts';

const govern = { of: 'operation', needs: 'govern' } as const;

/** A category of the company book. The list is in the order of the tree: parents before what is below them, siblings in their order. */
export const companyCategorySchema = wireObject({
  id: z.int(),
  name: z.string(),
  parentId: parentSchema,
  /** Number of its own contacts, and of those of all below it too. */
  contactCount: z.int(),
  allContactCount: z.int(),
  /** Send it back with a change. */
  version: z.int(),
});

export type CompanyCategory = z.output<typeof companyCategorySchema>;

/** Returns the categories of the company book. */
export const listOperationCategories = endpoint({
  method: 'GET',
  path: '/operation/company-category/',
  access: { of: 'operation', needs: 'see-all' },
  summary: 'The tree of categories of the company book.',
  response: listOf(companyCategorySchema),
});

/** Adds a category at the end of its siblings. */
export const createCompanyCategory = endpoint({
  method: 'POST',
  path: '/operation/company-category/',
  access: govern,
  summary: 'Adds a category of the company book.',
  body: wireObject({ name: nodeNameSchema, parentId: parentSchema }),
  response: wireObject({ id: z.int() }),
  problems: ['operation-refused'],
});

/** Renames a category, or moves it. */
export const changeCompanyCategory = endpoint({
  method: 'PATCH',
  path: '/operation/company-category/:id/',
  access: govern,
  summary: 'Renames or moves a category of the company book.',
  params: idParams,
  body: nodeChangeSchema,
  response: z.object({}),
  problems: ['operation-refused', 'operation-stale'],
});

/** Deletes a category. Contacts and categories in it move to another one; without a target, one that isn't empty is refused. */
export const deleteCompanyCategory = endpoint({
  method: 'POST',
  path: '/operation/company-category/:id/delete/',
  access: govern,
  summary: 'Deletes a category of the company book and moves what is in it.',
  params: idParams,
  body: wireObject({ targetId: named('target', z.optional(z.int())) }),
  response: z.object({}),
  problems: ['operation-refused'],
});
