import * as z from 'zod/mini';
import { blob, endpoint, multipart } from '../contract/endpoint.ts';
import { listOf, named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import type { portraitSizes } from '../profile/portrait.endpoints.ts';
import { nodeId, pageFields } from './book.endpoints.ts';
import { contactChangeSchema, contactFormSchema, contactLimits, newContactSchema, personalContactSchema } from './contact.schema.ts';

/** Number of a group, department, category or domain. */
const smallId = z.int().check(z.positive(), z.maximum(2_147_483_647));
const contactParams = z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) });

/** Returns personal contacts. Group 0 means contacts without a group. */
export const listPersonalContacts = endpoint({
  method: 'GET',
  path: '/contact/pab/members/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Personal contacts, page by page.',
  query: wireObject({
    ...pageFields,
    groupId: nodeId,
    /** `false`: the contacts of all groups and of none, whatever `groupId` says. */
    isGroup: z.optional(queryFlag()),
    /** `true` lists only automatically collected contacts, `false` only others. */
    isCollected: z.optional(queryFlag()),
  }),
  response: listOf(personalContactSchema),
});

/** Returns a personal contact. */
export const getContact = endpoint({
  method: 'GET',
  path: '/contact/pab/members/:id/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'A personal contact.',
  params: contactParams,
  response: personalContactSchema,
  problems: ['contact-not-found'],
});

/**
 * Creates a personal contact. If the address exists, the call only updates the contact's phone number, unless the given one is empty. With
 * `mustBeNew` it fails with `contact-exists` then, with the contact's id in `id`.
 */
export const createContact = endpoint({
  method: 'POST',
  path: '/contact/pab/members/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Creates a personal contact.',
  body: newContactSchema,
  response: personalContactSchema,
  problems: ['contact-exists', 'contact-group-not-found', 'too-many-kept'],
});

/** Changes a personal contact. `contact-stale` has the current `version`, `contact-exists` the `id` of the contact with this address. */
export const changeContact = endpoint({
  method: 'PATCH',
  path: '/contact/pab/members/:id/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Changes a personal contact.',
  params: contactParams,
  body: contactChangeSchema,
  response: personalContactSchema,
  problems: ['contact-not-found', 'contact-stale', 'contact-exists', 'contact-group-not-found'],
});

/** Contacts that a call is about: those with the ids, or with `all` every contact that the filter finds. */
export const contactSelectionFields = {
  ids: z.array(z.int().check(z.positive())).check(z.maxLength(contactLimits.contacts)),
  all: z.optional(
    wireObject({
      search: z.optional(text(100)),
      groupId: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
      isCollected: z.optional(z.boolean()),
    }),
  ),
};

/** Contacts that a call is about. */
export interface ContactSelection {
  ids: number[];
  /** Every contact that the filter finds, in place of `ids`. */
  all?: { search?: string | undefined; groupId?: number | undefined; isCollected?: boolean | undefined } | undefined;
}

const removedSchema = wireObject({
  count: z.int(),
  /** Names the removal for `undoContacts`. */
  undoId: z.string(),
});

/** Removes contacts. `undoContacts` restores them. */
export const deleteContacts = endpoint({
  method: 'POST',
  path: '/contact/pab/members/batch_delete/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Removes personal contacts.',
  body: wireObject(contactSelectionFields),
  response: removedSchema,
});

/** Undoes a removal or a merge: contacts, fields and groups are as before. Groups that were deleted since stay deleted. */
export const undoContacts = endpoint({
  method: 'POST',
  path: '/contact/pab/members/undo/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Undoes a removal or a merge of personal contacts.',
  body: wireObject({ undoId: z.uuid() }),
  response: z.object({ count: z.int() }),
  problems: ['contact-undo-over', 'contact-exists', 'contact-stale'],
});

const distribution = wireObject({
  ...contactSelectionFields,
  groupIds: named('groups_selected', z.array(smallId).check(z.minLength(1), z.maxLength(contactLimits.groups))),
});

/** Puts contacts into groups. Returns the number of contacts that weren't in all of them. */
export const addContactsToGroups = endpoint({
  method: 'POST',
  path: '/contact/pab/members/distribute_add/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Puts personal contacts into groups.',
  body: distribution,
  response: z.object({ count: z.int() }),
  problems: ['contact-group-not-found'],
});

/** Takes contacts out of groups. Returns the number of contacts that were in one of them. */
export const removeContactsFromGroups = endpoint({
  method: 'POST',
  path: '/contact/pab/members/distribute_remove/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Takes personal contacts out of groups.',
  body: distribution,
  response: z.object({ count: z.int() }),
  problems: ['contact-group-not-found'],
});

/** Removes the mark from automatically collected contacts. */
export const promoteContacts = endpoint({
  method: 'POST',
  path: '/contact/pab/members/promote/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Removes the mark from automatically collected contacts.',
  body: wireObject(contactSelectionFields),
  response: z.object({ count: z.int() }),
});

/** Field that the contacts of a set of duplicates share. */
export const duplicateReasons = ['address', 'mobile', 'name'] as const;

export type DuplicateReason = (typeof duplicateReasons)[number];

/** Contacts that may be the same person. */
export const duplicateSetSchema = wireObject({
  reason: z.enum(duplicateReasons),
  /** The address, number or name that they share. */
  value: z.string(),
  contacts: z.array(personalContactSchema),
});

export type DuplicateSet = z.output<typeof duplicateSetSchema>;

/** Returns contacts that share an address, a mobile number or a name: of the whole book, or with one contact. */
export const listDuplicates = endpoint({
  method: 'GET',
  path: '/contact/pab/members/duplicates/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Personal contacts that may be the same person.',
  query: wireObject({
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    contactId: z.optional(queryInt(1, Number.MAX_SAFE_INTEGER)),
  }),
  response: listOf(duplicateSetSchema),
});

/** Remembers that contacts are different people, so that `listDuplicates` leaves them out. */
export const keepContactsApart = endpoint({
  method: 'POST',
  path: '/contact/pab/members/apart/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Remembers that contacts are different people.',
  body: wireObject({ ids: z.array(z.int().check(z.positive())).check(z.minLength(2), z.maxLength(contactLimits.merged)) }),
  response: z.object({}),
  problems: ['contact-not-found'],
});

/**
 * Merges contacts into the first of them, which takes the given fields and the groups of all; the others are removed. `proposeMerge` proposes
 * the fields. `undoContacts` restores all of them.
 */
export const mergeContacts = endpoint({
  method: 'POST',
  path: '/contact/pab/members/merge/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Merges personal contacts into one.',
  body: wireObject({
    contacts: z
      .array(wireObject({ id: z.int().check(z.positive()), version: z.int() }))
      .check(z.minLength(2), z.maxLength(contactLimits.merged)),
    fields: contactFormSchema,
  }),
  response: wireObject({ contact: personalContactSchema, undoId: z.string() }),
  problems: ['contact-not-found', 'contact-stale', 'contact-exists'],
});

const copied = wireObject({
  /** Contacts that were added. */
  count: z.int(),
  /** Entries whose addresses were contacts already. */
  knownCount: z.int(),
});
const copyFields = {
  ids: z.array(z.int().check(z.positive())).check(z.maxLength(contactLimits.contacts)),
  groupId: z.optional(smallId),
};

/** Copies people of the organization, or all of a department and those below it, into the personal book. */
export const addFromOrganisation = endpoint({
  method: 'POST',
  path: '/contact/pab/members/oab_add/',
  access: { of: 'mailbox', needs: 'write', permission: 'organisationBook' },
  summary: 'Copies entries of the organization book into the personal book.',
  body: wireObject({ ...copyFields, departmentId: named('dept_id', z.optional(smallId)) }),
  response: copied,
  problems: ['contact-group-not-found', 'too-many-kept'],
});

/** Copies entries of the company book, or all of a category and those below it, into the personal book. */
export const addFromCompany = endpoint({
  method: 'POST',
  path: '/contact/pab/members/cab_add/',
  access: { of: 'mailbox', needs: 'write', permission: 'companyBook' },
  summary: 'Copies entries of the company book into the personal book.',
  body: wireObject({ ...copyFields, categoryId: named('cate_id', z.optional(smallId)) }),
  response: copied,
  problems: ['contact-group-not-found', 'too-many-kept'],
});

/** Copies people of a shared domain, or all of it, into the personal book. */
export const addFromSharedDomain = endpoint({
  method: 'POST',
  path: '/contact/pab/members/soab_add/',
  access: { of: 'mailbox', needs: 'write', permission: 'sharedDomainBooks' },
  summary: 'Copies entries of a shared-domain book into the personal book.',
  body: wireObject({ ...copyFields, domainId: z.optional(smallId) }),
  response: copied,
  problems: ['contact-group-not-found', 'too-many-kept'],
});

/** Uploads a portrait for a contact, cut to a square around its middle. A form that holds its address keeps it. */
export const uploadContactPortrait = endpoint({
  method: 'POST',
  path: '/contact/pab/upload-portrait/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Stores a portrait for a contact in three sizes.',
  body: multipart('imgFile', z.object({})),
  response: z.object({ url: z.string() }),
  problems: ['image-type', 'image-size', 'too-large'],
});

/** Path prefix of portraits of contacts. Followed by the hash of the image, a slash, the size and a slash. */
export const contactPortraitPath = '/api/contact/pab/portrait/';

/** Path of a contact's portrait in one size. */
export const contactPortraitUrl = (id: string, size: keyof typeof portraitSizes = 'large'): string =>
  `${contactPortraitPath}${id}/${size}/`;

/** Returns the portrait of a contact of the mailbox. */
export const getContactPortrait = endpoint({
  method: 'GET',
  path: '/contact/pab/portrait/:id/:size/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'The portrait of a personal contact.',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)), size: z.enum(['small', 'regular', 'large']) }),
  response: blob,
  problems: ['not-found'],
});
