import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import { isAddress } from '../recipient/parseRecipients.ts';

/** The address books that people are taken from (PIC-11, CON-01): personal, organisation, company, shared domains, mailing lists. */
export const contactSources = ['pab', 'oab', 'cab', 'soab', 'lab'] as const;

export type ContactSource = (typeof contactSources)[number];

/** How many people a page has (PIC-12, D-02): in the picker dialog and in the pane beside a letter. */
export const contactPageSizes = { picker: 20, pane: 10 } as const;

/** The address of a department; 0 and -1 mean everyone of the domain (PIC-09). */
export const departmentAddress = (id: number, domain: string): string => `${id > 0 ? `dept_${id}` : 'everyone'}@${domain}`;

/** A group, a department, a category or a domain: what stands on the left of a book (PIC-13, CON-06, CON-18). */
export const contactNodeSchema = wireObject({
  id: z.int(),
  name: z.string(),
  /** The node above it; 0 at the top. */
  parentId: named('pid', z.int()),
  count: z.int(),
  /** The address that reaches everyone in it; empty where there is none (PIC-09, CON-19). */
  address: named('username', z.string()),
  isDepartment: named('is_dept', z.boolean()),
});

export type ContactNode = z.output<typeof contactNodeSchema>;

/** Somebody, or a list, in a book (PIC-13, CON-12). What a book does not know is empty. */
export const contactSchema = wireObject({
  id: z.int(),
  address: named('email', z.string()),
  name: named('fullname', z.string()),
  /** Department and position, or the kind of a list. */
  detail: named('label', z.string()),
  mobile: z.string(),
});

export type Contact = z.output<typeof contactSchema>;

/** A personal group (CON-06). */
export const contactGroupSchema = wireObject({ id: z.int(), name: named('groupname', z.string()), count: z.int() });

const page = { page: queryInt(1, 1_000_000), pageSize: queryInt(1, 100), search: z.optional(text(100)) };
const nodeId = z.optional(queryInt(0, 2_147_483_647));
const contactList = listOf(contactSchema);

/** Answers the personal groups (CON-22). */
export const listContactGroups = endpoint({
  method: 'GET',
  path: '/contact/pab/groups/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'The personal groups.',
  response: listOf(contactGroupSchema),
});

/** Answers personal contacts (CON-27); group 0 means those in no group (CON-07), and counts only with `is_group`. */
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
/** How many characters the name of a contact may have (CON-14). */
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

/** Creates a personal contact (CON-28); one of that address is given the number. */
export const createContact = endpoint({
  method: 'POST',
  path: '/contact/pab/members/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Creates a personal contact.',
  body: wireObject(contactForm),
  response: contactSchema,
});

/** Changes a personal contact (CON-29). */
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

/** Answers the departments of the organisation, those above before those below (CON-37). */
export const listDepartments = endpoint({
  method: 'GET',
  path: '/contact/oab/departments/',
  access: { of: 'mailbox', needs: 'read', permission: 'departments' },
  summary: 'The departments of the organisation.',
  response: nodes,
});

/** Answers the members of a department and of those below it (CON-38); without one, of the whole organisation. */
export const listDepartmentMembers = endpoint({
  method: 'GET',
  path: '/contact/oab/members/',
  access: { of: 'mailbox', needs: 'read', permission: 'departments' },
  summary: 'Members of the organisation, page by page.',
  query: wireObject({ ...page, departmentId: named('dept_id', nodeId) }),
  response: contactList,
});

/** Answers the categories of the company book (CON-43). */
export const listCompanyCategories = endpoint({
  method: 'GET',
  path: '/contact/cab/groups/',
  access: { of: 'mailbox', needs: 'read', permission: 'companyBook' },
  summary: 'The categories of the company book.',
  response: nodes,
});

/** Answers contacts of the company book (CON-44). */
export const listCompanyContacts = endpoint({
  method: 'GET',
  path: '/contact/cab/members/',
  access: { of: 'mailbox', needs: 'read', permission: 'companyBook' },
  summary: 'Contacts of the company book, page by page.',
  query: wireObject({ ...page, categoryId: named('cate_id', nodeId) }),
  response: contactList,
});

/** Answers the domains whose members are shared (CON-45). */
export const listSharedDomains = endpoint({
  method: 'GET',
  path: '/contact/soab/domains/',
  access: { of: 'mailbox', needs: 'read', permission: 'sharedDomainBooks' },
  summary: 'The shared domains.',
  response: nodes,
});

/** Answers the departments of a shared domain in which somebody of it works, with those above them (CON-46). */
export const listDomainGroups = endpoint({
  method: 'GET',
  path: '/contact/soab/groups/',
  access: { of: 'mailbox', needs: 'read', permission: 'sharedDomainBooks' },
  summary: 'The departments of a shared domain.',
  query: wireObject({ domainId: queryInt(1, 2_147_483_647) }),
  response: nodes,
});

/** Answers members of a shared domain, all or those of a department and of those below it (CON-47, CON-51). */
export const listDomainMembers = endpoint({
  method: 'GET',
  path: '/contact/soab/members/',
  access: { of: 'mailbox', needs: 'read', permission: 'sharedDomainBooks' },
  summary: 'Members of a shared domain, page by page.',
  query: wireObject({ ...page, domainId: nodeId, departmentId: named('dept_id', nodeId) }),
  response: contactList,
});

/** A mailing list (PIC-16). */
export const mailingListSchema = wireObject({
  id: z.int(),
  address: z.string(),
  name: named('listname', z.string()),
  type: named('listtype', z.string()),
});

/** Answers the mailing lists (PIC-16). */
export const listMailingLists = endpoint({
  method: 'GET',
  path: '/contact/lab/',
  access: { of: 'mailbox', needs: 'read', permission: 'departments' },
  summary: 'The mailing lists, page by page.',
  query: wireObject(page),
  response: listOf(mailingListSchema),
});
