import * as z from 'zod/mini';
import { shareLevels } from '../contract/access.ts';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryInt, text, wireObject } from '../contract/wire.ts';
import { operationPage } from './operationRecord.endpoints.ts';
import { departmentNameSchema } from './operationSession.endpoints.ts';
import { idParams } from './role.endpoints.ts';

const level = z.enum(shareLevels);
const memberKinds = ['person', 'department'] as const;
const bytes = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000_000));
const name = text(200).check(
  z.trim(),
  z.minLength(1),
  z.refine((value) => [...value].length <= 50),
);
const see = { of: 'operation', needs: 'see' } as const;
const manage = { of: 'operation', needs: 'manage' } as const;

/** Member of a shared mailbox: a person, or a department with all below it. */
export const mailboxMemberSchema = wireObject({
  of: z.enum(memberKinds),
  id: z.int(),
  name: named('realname', z.string()),
  /** Address of a person; empty for a department. */
  userName: named('username', z.string()),
  level,
});

/** A shared mailbox. */
export const operationMailboxSchema = wireObject({
  id: z.int(),
  userName: named('username', z.string()),
  name: named('realname', z.string()),
  department: z.nullable(departmentNameSchema),
  usedBytes: z.int(),
  /** 0 for no limit. */
  quotaBytes: z.int(),
  /** Day of the removal of a deleted mailbox, as an ISO moment. */
  removedAt: z.nullable(z.string()),
  members: z.array(mailboxMemberSchema),
  /** Send it back with a change. */
  version: z.int(),
});

export type OperationMailbox = z.output<typeof operationMailboxSchema>;

/** Returns a page of the shared mailboxes by address. `keyword` finds in address and name. */
export const listOperationMailboxes = endpoint({
  method: 'GET',
  path: '/operation/shared-mailbox/',
  access: see,
  summary: 'Shared mailboxes with their members.',
  query: wireObject({ ...operationPage, keyword: z.optional(text(200)) }),
  response: listOf(operationMailboxSchema),
});

/** Returns a shared mailbox. */
export const getOperationMailbox = endpoint({
  method: 'GET',
  path: '/operation/shared-mailbox/:id/',
  access: see,
  summary: 'A shared mailbox with its members.',
  params: idParams,
  response: operationMailboxSchema,
});

/** Makes a shared mailbox. It has no password. */
export const createOperationMailbox = endpoint({
  method: 'POST',
  path: '/operation/shared-mailbox/',
  access: manage,
  summary: 'Makes a shared mailbox.',
  body: wireObject({
    address: named('username', text(320).check(z.trim(), z.minLength(1))),
    name: named('realname', name),
    departmentId: named('department', z.nullable(z.int())),
    /** That of the policies by default. */
    quotaBytes: z.optional(bytes),
  }),
  response: operationMailboxSchema,
  problems: ['operation-refused'],
});

/** Changes the name, the department or the capacity. */
export const changeOperationMailbox = endpoint({
  method: 'PATCH',
  path: '/operation/shared-mailbox/:id/',
  access: manage,
  summary: 'Changes a shared mailbox.',
  params: idParams,
  body: wireObject({
    version: z.int(),
    name: named('realname', z.optional(name)),
    departmentId: named('department', z.optional(z.nullable(z.int()))),
    quotaBytes: z.optional(bytes),
  }),
  response: operationMailboxSchema,
  problems: ['operation-refused', 'operation-stale'],
});

/** Deletes a shared mailbox. Until its day of removal it can be restored. */
export const deleteOperationMailbox = endpoint({
  method: 'POST',
  path: '/operation/shared-mailbox/:id/delete/',
  access: manage,
  summary: 'Deletes a shared mailbox.',
  params: idParams,
  response: operationMailboxSchema,
});

/** Restores a deleted shared mailbox with its members. */
export const restoreOperationMailbox = endpoint({
  method: 'POST',
  path: '/operation/shared-mailbox/:id/restore/',
  access: manage,
  summary: 'Restores a deleted shared mailbox.',
  params: idParams,
  response: operationMailboxSchema,
});

/** Makes a person or a department a member, or changes the level. It counts from the next call on. */
export const setMailboxMember = endpoint({
  method: 'PUT',
  path: '/operation/shared-mailbox/:id/member/',
  access: manage,
  summary: 'Sets the level of a member of a shared mailbox.',
  params: idParams,
  body: z.object({ of: z.enum(memberKinds), id: z.int(), level }),
  response: operationMailboxSchema,
  problems: ['operation-refused'],
});

/** Removes a member. */
export const removeMailboxMember = endpoint({
  method: 'DELETE',
  path: '/operation/shared-mailbox/:id/member/:of/:member/',
  access: manage,
  summary: 'Removes a member of a shared mailbox.',
  params: z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER), of: z.enum(memberKinds), member: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  response: operationMailboxSchema,
  problems: ['operation-refused'],
});
