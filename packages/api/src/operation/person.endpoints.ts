import * as z from 'zod/mini';
import { blob, endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryInt, wireObject } from '../contract/wire.ts';
import {
  clearableThings,
  listedPersonSchema,
  newPasswordFields,
  newPersonSchema,
  personChangeSchema,
  personExportQuery,
  personQuery,
  personSchema,
  personSessionSchema,
  personUseSchema,
} from './person.schema.ts';
import { idParams } from './role.endpoints.ts';

const see = { of: 'operation', needs: 'see' } as const;
const manage = { of: 'operation', needs: 'manage' } as const;
const manageWithPassword = { of: 'operation', needs: 'manage', asksPassword: true } as const;

/** Returns a page of the people. */
export const listPeople = endpoint({
  method: 'GET',
  path: '/operation/person/',
  access: see,
  summary: 'People of the organization.',
  query: personQuery,
  response: listOf(listedPersonSchema),
});

/** Returns the people as a file. */
export const exportPeople = endpoint({
  method: 'GET',
  path: '/operation/person/export/',
  access: see,
  summary: 'People of the organization as a csv or xlsx file.',
  query: personExportQuery,
  response: blob,
});

/** Returns a person. */
export const getPerson = endpoint({
  method: 'GET',
  path: '/operation/person/:id/',
  access: see,
  summary: 'A person with all details.',
  params: idParams,
  response: personSchema,
});

/** Makes a person. `password` in the response is the one that the server made; it is returned only here. */
export const createPerson = endpoint({
  method: 'POST',
  path: '/operation/person/',
  access: manage,
  summary: 'Makes a person with a mailbox.',
  body: newPersonSchema,
  response: wireObject({ id: z.int(), password: z.optional(z.string()) }),
  problems: ['operation-refused', 'secret-unreadable'],
});

/** Changes fields of a person. */
export const changePerson = endpoint({
  method: 'PATCH',
  path: '/operation/person/:id/',
  access: manage,
  summary: 'Changes fields of a person.',
  params: idParams,
  body: personChangeSchema,
  response: personSchema,
  problems: ['operation-refused', 'operation-stale'],
});

/** Disables or enables a person. Disabled people are logged out; their mail still arrives. */
export const enablePerson = endpoint({
  method: 'POST',
  path: '/operation/person/:id/enable/',
  access: manage,
  summary: 'Disables or enables a person.',
  params: idParams,
  body: wireObject({
    isEnabled: z.boolean(),
    /** Whether mail is accepted while the person is disabled. @default true */
    acceptsMail: z.optional(z.boolean()),
  }),
  response: personSchema,
  problems: ['operation-refused'],
});

/** Returns what a deletion of a person affects. */
export const getPersonUse = endpoint({
  method: 'GET',
  path: '/operation/person/:id/use/',
  access: see,
  summary: 'What belongs to a person.',
  params: idParams,
  response: personUseSchema,
});

/** Deletes a person: the account is disabled at once, and removed for good on its day. */
export const deletePerson = endpoint({
  method: 'POST',
  path: '/operation/person/:id/delete/',
  access: manageWithPassword,
  summary: 'Deletes a person, who can be restored until the day of removal.',
  params: idParams,
  response: personSchema,
  problems: ['operation-password', 'operation-refused'],
});

/** Restores a deleted person as before the deletion. */
export const restorePerson = endpoint({
  method: 'POST',
  path: '/operation/person/:id/restore/',
  access: manage,
  summary: 'Restores a deleted person.',
  params: idParams,
  response: personSchema,
});

/** Turns the mailbox of a disabled or deleted person into a shared mailbox. The given people get full control. */
export const sharePerson = endpoint({
  method: 'POST',
  path: '/operation/person/:id/share/',
  access: manageWithPassword,
  summary: 'Turns the mailbox of a disabled person into a shared mailbox.',
  params: idParams,
  body: wireObject({ memberIds: named('members', z.array(z.int()).check(z.minLength(1), z.maxLength(100))) }),
  response: wireObject({ mailboxId: named('mailbox', z.int()) }),
  problems: ['operation-password', 'operation-refused'],
});

/** Gives a person another password and ends all sessions. `password` in the response is the one that the server made. */
export const resetPersonPassword = endpoint({
  method: 'POST',
  path: '/operation/person/:id/password/',
  access: manageWithPassword,
  summary: 'Gives a person another password and ends all sessions.',
  params: idParams,
  body: wireObject(newPasswordFields),
  response: wireObject({ password: z.optional(z.string()) }),
  problems: ['operation-password', 'operation-refused', 'secret-unreadable', 'password-elsewhere'],
});

/** Clears one thing that keeps a person out, or that a person has lost. */
export const clearOfPerson = endpoint({
  method: 'POST',
  path: '/operation/person/:id/clear/',
  access: manage,
  summary: 'Clears a block, a lock, a second factor or a code of a person.',
  params: idParams,
  body: z.object({ thing: z.enum(clearableThings) }),
  response: personSchema,
});

/** Returns the sessions of a person in the webmail, the last used first. */
export const listPersonSessions = endpoint({
  method: 'GET',
  path: '/operation/person/:id/session/',
  access: see,
  summary: 'Sessions of a person.',
  params: idParams,
  response: listOf(personSessionSchema),
});

/** Ends one session of a person. */
export const endPersonSession = endpoint({
  method: 'DELETE',
  path: '/operation/person/:id/session/:session/',
  access: manage,
  summary: 'Ends a session of a person.',
  params: z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER), session: z.uuid() }),
  response: z.object({}),
});

/** Ends all sessions of a person. */
export const endPersonSessions = endpoint({
  method: 'DELETE',
  path: '/operation/person/:id/session/',
  access: manage,
  summary: 'Ends all sessions of a person.',
  params: idParams,
  response: z.object({}),
});
