import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryInt, text, wireObject } from '../contract/wire.ts';
import { contactLimits } from './contact.schema.ts';

/** A personal group. */
export const contactGroupSchema = wireObject({
  id: z.int(),
  name: named('groupname', z.string()),
  /** Text for the group in lists of recipients. */
  label: z._default(z.string(), ''),
  count: z.int(),
  /** The contact that the request asks about, if it is in the group; else 0. */
  contactId: z._default(z.int(), 0),
});

export type ContactGroup = z.output<typeof contactGroupSchema>;

/** Maximum length of the name of a group, in characters. */
export const maximumGroupName = contactLimits.groupName;

/** Whether a text can be the name of a group. */
export const isGroupName = (name: string): boolean => {
  const length = [...name.trim()].length;
  return length > 0 && length <= contactLimits.groupName && !/[\r\n\t]/.test(name.trim());
};

const groupName = text(200).check(z.trim(), z.refine(isGroupName));
const groupForm = wireObject({ name: named('groupname', groupName) });
const groupParams = z.object({ id: queryInt(1, 2_147_483_647) });
const zero = () => z._default(z.int(), 0);

/** Returns the personal groups, with how many contacts are in each, in none, and in the whole book. */
export const listContactGroups = endpoint({
  method: 'GET',
  path: '/contact/pab/groups/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'The personal groups.',
  query: wireObject({ contactId: z.optional(queryInt(1, Number.MAX_SAFE_INTEGER)) }),
  response: wireObject({
    count: z.int(),
    results: z.array(contactGroupSchema),
    /** All contacts. */
    contactCount: zero(),
    /** Contacts in no group. */
    ungroupedCount: zero(),
    /** Contacts that were collected automatically. */
    collectedCount: zero(),
  }),
});

/** Creates a personal group. */
export const createContactGroup = endpoint({
  method: 'POST',
  path: '/contact/pab/groups/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Creates a personal group.',
  body: groupForm,
  response: contactGroupSchema,
  problems: ['contact-group-taken', 'too-many-kept'],
});

/** Renames a personal group. */
export const renameContactGroup = endpoint({
  method: 'PATCH',
  path: '/contact/pab/groups/:id/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Renames a personal group.',
  params: groupParams,
  body: groupForm,
  response: contactGroupSchema,
  problems: ['contact-group-not-found', 'contact-group-taken'],
});

/** Deletes a personal group. Its contacts stay. */
export const deleteContactGroup = endpoint({
  method: 'DELETE',
  path: '/contact/pab/groups/:id/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Deletes a personal group; its contacts stay.',
  params: groupParams,
  response: z.object({}),
  problems: ['contact-group-not-found'],
});

/** Pair of a contact and a group that contains it. */
export const contactMapSchema = wireObject({ contactId: z.int(), groupId: z.int() });

export type ContactMap = z.output<typeof contactMapSchema>;

/** Returns which contacts are in which groups: of the named contacts, or of all. */
export const listContactMaps = endpoint({
  method: 'GET',
  path: '/contact/pab/maps/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Which contacts are in which groups.',
  query: wireObject({ ids: z.optional(text(8000).check(z.regex(/^\d{1,15}(,\d{1,15})*$/))) }),
  response: listOf(contactMapSchema),
});
