import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import { isAddress } from '../recipient/parseRecipients.ts';

/** Address books that recipients are taken from: personal, organization, company, shared domains, mailing lists. */
export const contactSources = ['pab', 'oab', 'cab', 'soab', 'lab'] as const;

export type ContactSource = (typeof contactSources)[number];

/** Contacts per page: in the picker dialog, and in the pane next to the message editor. */
export const contactPageSizes = { picker: 20, pane: 10 } as const;

/** Returns the address of a department. Ids 0 and -1 mean everyone in the domain. */
export const departmentAddress = (id: number, domain: string): string => `${id > 0 ? `dept_${id}` : 'everyone'}@${domain}`;

/** A group, department, category or domain in the navigation of an address book. */
export const contactNodeSchema = wireObject({
  id: z.int(),
  name: z.string(),
  /** The node above it; 0 at the top. */
  parentId: named('pid', z.int()),
  count: z.int(),
  /** Address that reaches everyone in the node, or empty if it has none. */
  address: named('username', z.string()),
  isDepartment: named('is_dept', z.boolean()),
});

export type ContactNode = z.output<typeof contactNodeSchema>;

/** A person or a mailing list in an address book. Unknown fields are empty. */
export const contactSchema = wireObject({
  id: z.int(),
  address: named('email', z.string()),
  name: named('fullname', z.string()),
  /** Department and position, or the kind of a list. */
  detail: named('label', z.string()),
  mobile: z.string(),
});

export type Contact = z.output<typeof contactSchema>;

/** A personal group. */
export const contactGroupSchema = wireObject({ id: z.int(), name: named('groupname', z.string()), count: z.int() });

const page = { page: queryInt(1, 1_000_000), pageSize: queryInt(1, 100), search: z.optional(text(100)) };
const nodeId = z.optional(queryInt(0, 2_147_483_647));
const contactList = listOf(contactSchema);

/** Returns the personal groups. */
export const listContactGroups = endpoint({
  method: 'GET',
  path: '/contact/pab/groups/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'The personal groups.',
  response: listOf(contactGroupSchema),
});

/** Returns personal contacts. Group 0 means contacts without a group. */
export const listPersonalContacts = endpoint({
  method: 'GET',
  path: '/contact/pab/members/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Personal contacts, page by page.',
  query: wireObject({ ...page, groupId: nodeId, isGroup: z.optional(queryFlag()) }),
  response: contactList,
});

const contactAddress = text(320).check(
  z.trim(),
  z.refine((address) => isAddress(address)),
);
/** Maximum length of a contact's name, in characters. */
export const maximumContactName = 50;

/** Whether this is a number that an SMS can be sent to. */
export const isMobile = (number: string): boolean => /^[+\d][\d\s-]{0,39}$/.test(number.trim());

const contactName = text(200).check(
  z.trim(),
  z.minLength(1),
  z.refine((name) => [...name].length <= maximumContactName),
);
const contactForm = {
  address: named('email', contactAddress),
  name: named('fullname', contactName),
  mobile: z.string().check(
    z.trim(),
    z.refine((number) => number === '' || isMobile(number)),
  ),
};

/** Creates a personal contact. If the address exists, only updates its phone number, unless the given one is empty. */
export const createContact = endpoint({
  method: 'POST',
  path: '/contact/pab/members/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Creates a personal contact.',
  body: wireObject(contactForm),
  response: contactSchema,
});

/** Changes a personal contact. */
export const changeContact = endpoint({
  method: 'PATCH',
  path: '/contact/pab/members/:id/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Changes a personal contact.',
  params: z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  body: wireObject({ name: named('fullname', z.optional(contactName)), mobile: contactForm.mobile }),
  response: contactSchema,
  problems: ['contact-not-found'],
});

const nodes = listOf(contactNodeSchema);

/** Returns the departments of the organization, parents before children. */
export const listDepartments = endpoint({
  method: 'GET',
  path: '/contact/oab/departments/',
  access: { of: 'mailbox', needs: 'read', permission: 'organisationBook' },
  summary: 'The departments of the organization.',
  response: nodes,
});

/** Returns the members of a department and its subdepartments, or of the whole organization if no department is given. */
export const listDepartmentMembers = endpoint({
  method: 'GET',
  path: '/contact/oab/members/',
  access: { of: 'mailbox', needs: 'read', permission: 'organisationBook' },
  summary: 'Members of the organization, page by page.',
  query: wireObject({ ...page, departmentId: named('dept_id', nodeId) }),
  response: contactList,
});

/** Returns the categories of the company address book. */
export const listCompanyCategories = endpoint({
  method: 'GET',
  path: '/contact/cab/groups/',
  access: { of: 'mailbox', needs: 'read', permission: 'companyBook' },
  summary: 'The categories of the company book.',
  response: nodes,
});

/** Returns contacts of the company address book. */
export const listCompanyContacts = endpoint({
  method: 'GET',
  path: '/contact/cab/members/',
  access: { of: 'mailbox', needs: 'read', permission: 'companyBook' },
  summary: 'Contacts of the company book, page by page.',
  query: wireObject({ ...page, categoryId: named('cate_id', nodeId) }),
  response: contactList,
});

/** Returns the domains whose members are shared. */
export const listSharedDomains = endpoint({
  method: 'GET',
  path: '/contact/soab/domains/',
  access: { of: 'mailbox', needs: 'read', permission: 'sharedDomainBooks' },
  summary: 'The shared domains.',
  response: nodes,
});

/** Returns the departments that have members from a shared domain, with their parents. */
export const listDomainGroups = endpoint({
  method: 'GET',
  path: '/contact/soab/groups/',
  access: { of: 'mailbox', needs: 'read', permission: 'sharedDomainBooks' },
  summary: 'The departments of a shared domain.',
  query: wireObject({ domainId: queryInt(1, 2_147_483_647) }),
  response: nodes,
});

/** Returns members of a shared domain: all, or those of a department and its subdepartments. */
export const listDomainMembers = endpoint({
  method: 'GET',
  path: '/contact/soab/members/',
  access: { of: 'mailbox', needs: 'read', permission: 'sharedDomainBooks' },
  summary: 'Members of a shared domain, page by page.',
  query: wireObject({ ...page, domainId: nodeId, departmentId: named('dept_id', nodeId) }),
  response: contactList,
});

/** A mailing list. */
export const mailingListSchema = wireObject({
  id: z.int(),
  address: z.string(),
  name: named('listname', z.string()),
  type: named('listtype', z.string()),
});

/** Returns the mailing lists. */
export const listMailingLists = endpoint({
  method: 'GET',
  path: '/contact/lab/',
  access: { of: 'mailbox', needs: 'read', permission: 'departments' },
  summary: 'The mailing lists, page by page.',
  query: wireObject(page),
  response: listOf(mailingListSchema),
});
