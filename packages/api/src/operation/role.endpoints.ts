import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryInt, wireObject } from '../contract/wire.ts';
import { operationRoles } from './operationRole.ts';
import { departmentNameSchema } from './operationSession.endpoints.ts';

export const idParams = z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) });

/** Somebody with a role of the back stage. */
export const roleHolderSchema = wireObject({
  accountId: z.int(),
  userName: named('username', z.string()),
  name: named('realname', z.string()),
  role: z.enum(operationRoles),
  departments: z.array(departmentNameSchema),
  /** Whether the account may log in. */
  isActive: named('is_enabled', z.boolean()),
  grantedAt: z.string(),
  /** Address of who gave the role; empty for the command line. */
  grantedBy: z.string(),
});

export type RoleHolder = z.output<typeof roleHolderSchema>;

/** Returns everybody with a role. */
export const listRoleHolders = endpoint({
  method: 'GET',
  path: '/operation/role/',
  access: { of: 'operation', needs: 'see-all' },
  summary: 'People with a role of the back stage.',
  response: listOf(roleHolderSchema),
});

/** Gives a person a role in place of the one before. `departments` is required for an organization administrator and empty otherwise. */
export const giveRole = endpoint({
  method: 'PUT',
  path: '/operation/role/:id/',
  access: { of: 'operation', needs: 'govern', asksPassword: true },
  summary: 'Gives a person a role of the back stage.',
  params: idParams,
  body: wireObject({ role: z.enum(operationRoles), departmentIds: named('departments', z.array(z.int()).check(z.maxLength(100))) }),
  response: z.object({}),
  problems: ['operation-refused', 'operation-password'],
});

/** Withdraws a role. The sessions of the person in the back stage end. */
export const withdrawRole = endpoint({
  method: 'DELETE',
  path: '/operation/role/:id/',
  access: { of: 'operation', needs: 'govern', asksPassword: true },
  summary: 'Withdraws a role of the back stage.',
  params: idParams,
  response: z.object({}),
  problems: ['operation-refused', 'operation-password'],
});
