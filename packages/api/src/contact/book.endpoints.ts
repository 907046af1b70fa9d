import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import { contactSchema } from './contact.schema.ts';

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
  /** Address that reaches everyone in the node; empty if it has none, or if the account may not write to it. */
  address: named('username', z.string()),
  isDepartment: named('is_dept', z.boolean()),
  /** Ids of the nodes directly below it. */
  children: z._default(z.array(z.int()), []),
});

export type ContactNode = z.output<typeof contactNodeSchema>;

/** Columns that address books are sorted by. By default, frequent recipients come first. */
export const contactSorts = ['name', 'address', 'mobile', 'department', 'created'] as const;

export type ContactSort = (typeof contactSorts)[number];

/** Rows per page that address books offer; the first is what they start with (D-02). */
export const contactListSizes = [10, 20, 50, 100] as const;

/** Query fields of every list of an address book. Fields that a book doesn't know are ignored. */
export const pageFields = {
  page: queryInt(1, 1_000_000),
  pageSize: queryInt(1, 100),
  search: z.optional(text(100)),
  sort: z.optional(z.enum(contactSorts)),
  isDescending: named('is_desc', z.optional(queryFlag())),
};

/** A node of a tree in a query. */
export const nodeId = z.optional(queryInt(0, 2_147_483_647));

const contactList = listOf(contactSchema);
const nodes = listOf(contactNodeSchema);

/** Returns the departments of the organization, parents before children. */
export const listDepartments = endpoint({
  method: 'GET',
  path: '/contact/oab/departments/',
  access: { of: 'mailbox', needs: 'read', permission: 'organisationBook' },
  summary: 'The departments of the organization.',
  response: wireObject({
    count: z.int(),
    results: z.array(contactNodeSchema),
    /** Address that reaches everyone in the organization; empty if the account may not write to it. */
    everyone: z.string(),
  }),
});

/** Returns the members of a department and its subdepartments, or of the whole organization if no department is given. */
export const listDepartmentMembers = endpoint({
  method: 'GET',
  path: '/contact/oab/members/',
  access: { of: 'mailbox', needs: 'read', permission: 'organisationBook' },
  summary: 'Members of the organization, page by page.',
  query: wireObject({ ...pageFields, departmentId: named('dept_id', nodeId) }),
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
  query: wireObject({ ...pageFields, categoryId: named('cate_id', nodeId) }),
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
  query: wireObject({ ...pageFields, domainId: nodeId, departmentId: named('dept_id', nodeId) }),
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
  query: wireObject({ page: pageFields.page, pageSize: pageFields.pageSize, search: pageFields.search }),
  response: listOf(mailingListSchema),
});
