import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, wireObject } from '../contract/wire.ts';
import { nodeChangeSchema, nodeNameSchema, parentSchema } from './orderedTree.ts';
import { idParams } from './role.endpoints.ts';

/** A department. The list is in the order of the tree: parents before what is below them, siblings in their order. */
export const operationDepartmentSchema = wireObject({
  id: z.int(),
  name: z.string(),
  /** `null` at the top, and for the highest departments that the caller sees. */
  parentId: parentSchema,
  /** Number of its own people, and of those of all below it too. */
  peopleCount: z.int(),
  allPeopleCount: z.int(),
  /** Send it back with a change. */
  version: z.int(),
});

export type OperationDepartment = z.output<typeof operationDepartmentSchema>;

/** Returns the departments that the caller sees. */
export const listOperationDepartments = endpoint({
  method: 'GET',
  path: '/operation/department/',
  access: { of: 'operation', needs: 'see' },
  summary: 'The tree of departments.',
  response: listOf(operationDepartmentSchema),
});

/** Adds a department at the end of its siblings. */
export const createDepartment = endpoint({
  method: 'POST',
  path: '/operation/department/',
  access: { of: 'operation', needs: 'govern' },
  summary: 'Adds a department.',
  body: wireObject({ name: nodeNameSchema, parentId: parentSchema }),
  response: wireObject({ id: z.int() }),
  problems: ['operation-refused'],
});

/** Renames a department, or moves it. `beforeId` is the sibling that follows it; `null` puts it last. */
export const changeDepartment = endpoint({
  method: 'PATCH',
  path: '/operation/department/:id/',
  access: { of: 'operation', needs: 'govern' },
  summary: 'Renames or moves a department.',
  params: idParams,
  body: nodeChangeSchema,
  response: z.object({}),
  problems: ['operation-refused', 'operation-stale'],
});

/** Deletes a department. People and departments in it move to another one; without a target, one that isn't empty is refused. */
export const deleteDepartment = endpoint({
  method: 'POST',
  path: '/operation/department/:id/delete/',
  access: { of: 'operation', needs: 'govern' },
  summary: 'Deletes a department and moves what is in it.',
  params: idParams,
  body: wireObject({ targetId: named('target', z.optional(z.int())) }),
  response: z.object({}),
  problems: ['operation-refused'],
});
