import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, text, wireObject } from '../contract/wire.ts';
import { operationPage } from './operationRecord.endpoints.ts';
import { departmentNameSchema } from './operationSession.endpoints.ts';
import { idParams } from './role.endpoints.ts';

/** Kinds of people that may write to a list, a department or everyone in a domain. `chosen` are people named for it. */
export const writerKinds = ['everybody', 'inside', 'members', 'chosen'] as const;

export type WriterKind = (typeof writerKinds)[number];

/** Kinds of members of a mailing list. A person can also be a shared mailbox. */
export const listMemberKinds = ['person', 'department', 'list', 'outside'] as const;

/** Greatest number of members that one call adds. */
export const maximumAddedMembers = 1000;

const see = { of: 'operation', needs: 'see' } as const;
const manage = { of: 'operation', needs: 'manage' } as const;
const line = (most: number) =>
  text(most * 4).check(
    z.trim(),
    z.refine((value) => [...value].length <= most && !/[\r\n\t]/.test(value)),
  );
const name = line(50).check(z.minLength(1));
const address = text(320).check(z.trim(), z.minLength(1));

const personSchema = wireObject({
  id: z.int(),
  name: named('realname', z.string()),
  userName: named('username', z.string()),
});

/** People that may write to a group. */
const writing = {
  writers: z.enum(writerKinds),
  /** People named for it. */
  people: z.array(personSchema),
  /** Send it back with a change of the writers. */
  writersVersion: z.int(),
};

/** A mailing list. */
export const operationListSchema = wireObject({
  id: z.int(),
  userName: named('username', z.string()),
  name: named('listname', z.string()),
  type: named('listtype', z.string()),
  /** Person who gets what the list failed to deliver; without one the administrators do. */
  owner: z.nullable(personSchema),
  department: z.nullable(departmentNameSchema),
  /** Whether no book and no picker offers it. */
  isHidden: z.boolean(),
  /** Whether mail to it waits for a moderator. */
  isModerated: z.boolean(),
  moderators: z.array(personSchema),
  members: z.array(
    wireObject({ of: z.enum(listMemberKinds), userName: named('username', z.string()), name: named('realname', z.string()) }),
  ),
  ...writing,
  /** Send it back with a change. */
  version: z.int(),
});

export type OperationList = z.output<typeof operationListSchema>;

const properties = {
  name: named('listname', name),
  type: named('listtype', line(20)),
  ownerId: named('owner', z.int()),
  departmentId: named('department', z.nullable(z.int())),
  isHidden: z.boolean(),
};

/** Returns a page of the mailing lists by address. `keyword` finds in address and name. */
export const listOperationLists = endpoint({
  method: 'GET',
  path: '/operation/list/',
  access: see,
  summary: 'Mailing lists with their members.',
  query: wireObject({ ...operationPage, keyword: z.optional(text(200)) }),
  response: listOf(operationListSchema),
});

/** Returns a mailing list. */
export const getOperationList = endpoint({
  method: 'GET',
  path: '/operation/list/:id/',
  access: see,
  summary: 'A mailing list with its members.',
  params: idParams,
  response: operationListSchema,
});

/** Makes a mailing list. */
export const createOperationList = endpoint({
  method: 'POST',
  path: '/operation/list/',
  access: manage,
  summary: 'Makes a mailing list.',
  body: wireObject({ address: named('username', address), ...properties }),
  response: operationListSchema,
  problems: ['operation-refused'],
});

/** Changes properties of a mailing list. */
export const changeOperationList = endpoint({
  method: 'PATCH',
  path: '/operation/list/:id/',
  access: manage,
  summary: 'Changes a mailing list.',
  params: idParams,
  body: wireObject({
    version: z.int(),
    name: named('listname', z.optional(name)),
    type: named('listtype', z.optional(line(20))),
    ownerId: named('owner', z.optional(z.int())),
    departmentId: named('department', z.optional(z.nullable(z.int()))),
    isHidden: z.optional(z.boolean()),
    isModerated: z.optional(z.boolean()),
    moderatorIds: named('moderators', z.optional(z.array(z.int()).check(z.maxLength(50)))),
  }),
  response: operationListSchema,
  problems: ['operation-refused', 'operation-stale'],
});

/** Deletes a mailing list. Its members keep what came. */
export const deleteOperationList = endpoint({
  method: 'DELETE',
  path: '/operation/list/:id/',
  access: manage,
  summary: 'Deletes a mailing list.',
  params: idParams,
  response: z.object({}),
});

/** Addresses of members: of mailboxes, departments, other lists, or of people outside. */
const memberBody = z.object({ addresses: z.array(address).check(z.minLength(1), z.maxLength(maximumAddedMembers)) });

/** Puts members on a list. Those that can't be members are returned with the reason. */
export const addListMembers = endpoint({
  method: 'POST',
  path: '/operation/list/:id/member/',
  access: manage,
  summary: 'Puts members on a mailing list.',
  params: idParams,
  body: memberBody,
  response: wireObject({
    list: operationListSchema,
    refused: z.array(z.object({ address: z.string(), reason: z.enum(['address-invalid', 'member-unknown']) })),
  }),
});

/** Takes members off a list. */
export const removeListMembers = endpoint({
  method: 'POST',
  path: '/operation/list/:id/member/remove/',
  access: manage,
  summary: 'Takes members off a mailing list.',
  params: idParams,
  body: memberBody,
  response: operationListSchema,
});

/** A department address, or that of everyone in a domain, with the people that may write to it. */
export const operationGroupSchema = wireObject({
  userName: named('username', z.string()),
  /** The department; `null` for everyone in a domain. */
  department: z.nullable(departmentNameSchema),
  ...writing,
});

export type OperationGroup = z.output<typeof operationGroupSchema>;

/** Returns a page of the department addresses and those of everyone in a domain. `keyword` finds in address and name. */
export const listOperationGroups = endpoint({
  method: 'GET',
  path: '/operation/group/',
  access: see,
  summary: 'Addresses of departments and of everyone in a domain.',
  query: wireObject({ ...operationPage, keyword: z.optional(text(200)) }),
  response: listOf(operationGroupSchema),
});

/** Sets the people that may write to a mailing list, a department, or everyone in a domain. */
export const setGroupWriters = endpoint({
  method: 'PUT',
  path: '/operation/group/writers/',
  access: manage,
  summary: 'Sets the people that may write to a list, a department or everyone.',
  body: wireObject({
    address: named('username', address),
    writers: z.enum(writerKinds),
    /** People named for it; without effect for the other kinds. */
    people: z.array(z.int()).check(z.maxLength(500)),
    version: z.int(),
  }),
  response: z.object({}),
  problems: ['operation-refused', 'operation-stale'],
});
