import {
  addContactsToGroups,
  addFromOrganisation,
  type Contact,
  type ContactNode,
  changeContact,
  createContact,
  createContactGroup,
  deleteContactGroup,
  deleteContacts,
  emptyContact,
  exportContacts,
  exportMembers,
  exportMembersForFoxmail,
  exportMembersForOutlook,
  getContact,
  getExportTutorial,
  importContacts,
  keepContactsApart,
  listCompanyCategories,
  listCompanyContacts,
  listContactGroups,
  listDepartmentMembers,
  listDepartments,
  listDomainGroups,
  listDomainMembers,
  listDuplicates,
  listMailingLists,
  listPersonalContacts,
  listSharedDomains,
  mergeContacts,
  type PersonalContact,
  Problem,
  promoteContacts,
  removeContactsFromGroups,
  renameContactGroup,
  showContact,
  undoContacts,
} from '@jinshu/api';
import { exampleSuggestions } from './examples.ts';
import { answer, type FakeAnswer } from './fakeServer.ts';

/** A contact of the personal book. */
export const exampleContact = (overrides: Partial<PersonalContact> = {}): PersonalContact => ({
  ...emptyContact,
  id: 1,
  mailAddress: overrides.address ?? '',
  detail: '',
  version: 1,
  isCollected: false,
  ...overrides,
});

/** An entry of a book that the organization keeps. */
export const exampleEntry = (overrides: Partial<Contact> = {}): Contact => ({
  id: 1,
  address: '',
  name: '',
  mailAddress: overrides.address ?? '',
  detail: '',
  mobile: '',
  imageUrl: '',
  department: '',
  position: '',
  company: '',
  workPhone: '',
  jobNumber: '',
  englishName: '',
  ...overrides,
});

/** A department or a category. */
export const exampleNode = (overrides: Partial<ContactNode> = {}): ContactNode => ({
  id: 1,
  name: '',
  parentId: 0,
  count: 0,
  address: '',
  isDepartment: true,
  children: [],
  ...overrides,
});

const people = exampleSuggestions.map(({ address, name, department }, index) => ({ id: index + 1, address, name, detail: department }));
const entries = people.map((person) => exampleEntry(person));

/** Page and search of a book. */
const pageOf = <T extends { name: string; address: string }>(
  all: readonly T[],
  query: { page: number; pageSize: number; search?: string | undefined },
) => {
  const found = all.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes((query.search ?? '').toLowerCase()));
  return { count: found.length, results: found.slice((query.page - 1) * query.pageSize, query.page * query.pageSize) };
};

/** Initial content of a personal book. */
export interface ExampleBook {
  contacts: PersonalContact[];
  groups: { id: number; name: string }[];
}

/** A personal book, as the server keeps it: calls change it. */
export function createBook(
  { contacts, groups }: ExampleBook = { contacts: people.map(exampleContact), groups: [{ id: 2, name: '客户' }] },
) {
  const book = { contacts, groups };
  const removed = new Map<string, PersonalContact[]>();
  const found = (id: number) => book.contacts.find((one) => one.id === id) ?? refuse();
  const refuse = (): never => {
    throw new Problem('contact-not-found');
  };
  const listed = (query: { groupId?: number | undefined; isCollected?: boolean | undefined }) =>
    book.contacts.filter(
      ({ groupIds, isCollected }) =>
        (query.groupId === undefined || (query.groupId === 0 ? groupIds.length === 0 : groupIds.includes(query.groupId))) &&
        (query.isCollected === undefined || isCollected === query.isCollected),
    );
  const meant = ({ ids, all }: { ids: number[]; all?: { groupId?: number | undefined; isCollected?: boolean | undefined } | undefined }) =>
    all ? listed(all).map(({ id }) => id) : ids;
  const change = (ids: readonly number[], patch: (contact: PersonalContact) => Partial<PersonalContact>) => {
    book.contacts = book.contacts.map((one) => (ids.includes(one.id) ? { ...one, version: one.version + 1, ...patch(one) } : one));
    return { count: ids.length };
  };
  const remove = (ids: readonly number[]) => {
    const undoId = crypto.randomUUID();
    removed.set(
      undoId,
      book.contacts.filter(({ id }) => ids.includes(id)),
    );
    book.contacts = book.contacts.filter(({ id }) => !ids.includes(id));
    return { count: ids.length, undoId };
  };
  const group = ({ id, name }: { id: number; name: string }) => ({
    id,
    name,
    label: name,
    contactId: 0,
    count: listed({ groupId: id }).length,
  });
  const answers: FakeAnswer[] = [
    answer(listContactGroups, () => ({
      count: book.groups.length,
      results: book.groups.map(group),
      contactCount: book.contacts.length,
      ungroupedCount: listed({ groupId: 0 }).length,
      collectedCount: listed({ isCollected: true }).length,
    })),
    answer(createContactGroup, ({ body: { name } }) => {
      if (book.groups.some((one) => one.name === name)) throw new Problem('contact-group-taken');
      const made = { id: 100 + book.groups.length, name };
      book.groups = [...book.groups, made];
      return group(made);
    }),
    answer(renameContactGroup, ({ params: { id }, body: { name } }) => {
      book.groups = book.groups.map((one) => (one.id === id ? { id, name } : one));
      return group({ id, name });
    }),
    answer(deleteContactGroup, ({ params: { id } }) => {
      book.groups = book.groups.filter((one) => one.id !== id);
      return {};
    }),
    answer(listPersonalContacts, ({ query }) => pageOf(listed(query), query)),
    answer(listDuplicates, () => ({ count: 0, results: [] })),
    answer(getContact, ({ params: { id } }) => found(id)),
    answer(createContact, ({ body: { mustBeNew, ...body } }) => {
      const known = book.contacts.find(({ address }) => address === body.address);
      if (known && mustBeNew) throw new Problem('contact-exists', { id: known.id });
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      const made = exampleContact({ ...given, id: 1000 + book.contacts.length });
      book.contacts = [...book.contacts, made];
      return made;
    }),
    answer(changeContact, ({ params: { id }, body: { version, ...body } }) => {
      const contact = found(id);
      if (version !== undefined && version !== contact.version) throw new Problem('contact-stale', { version: contact.version });
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      change([id], () => ({ ...given, isCollected: false }));
      return found(id);
    }),
    answer(deleteContacts, ({ body }) => remove(meant(body))),
    answer(undoContacts, ({ body: { undoId } }) => {
      const back = removed.get(undoId) ?? [];
      book.contacts = [...book.contacts, ...back].sort((one, other) => one.id - other.id);
      return { count: back.length };
    }),
    answer(addContactsToGroups, ({ body }) =>
      change(meant(body), ({ groupIds }) => ({ groupIds: [...new Set([...groupIds, ...body.groupIds])] })),
    ),
    answer(removeContactsFromGroups, ({ body }) =>
      change(meant(body), ({ groupIds }) => ({ groupIds: groupIds.filter((id) => !body.groupIds.includes(id)) })),
    ),
    answer(promoteContacts, ({ body }) => change(meant(body), () => ({ isCollected: false }))),
    answer(keepContactsApart, () => ({})),
    answer(mergeContacts, ({ body: { contacts: merged, fields } }) => {
      const [first, ...others] = merged.map(({ id }) => id);
      const { undoId } = remove(others);
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      change(first === undefined ? [] : [first], () => given);
      return { contact: found(first ?? 0), undoId };
    }),
    answer(addFromOrganisation, ({ body: { ids } }) => ({ count: ids.length, knownCount: 0 })),
    answer(importContacts, () => ({ count: 0, changedCount: 0, sameCount: 0, refusedCount: 0, columns: [], results: [] })),
    answer(exportContacts, ({ query: { format } }) => file(`contacts.${format}`)),
  ];
  return { book, change, answers };
}

const file = (fileName: string) => ({ blob: new Blob(['name,email'], { type: 'text/csv' }), fileName });
const department = exampleNode({ id: 3, name: '研究院', count: 12, address: 'dept_3@jinshu.example', children: [4] });
const laboratory = exampleNode({ id: 4, name: '实验室', parentId: 3, count: 4, address: 'dept_4@jinshu.example' });

/** Responses of the address books. */
export const contactAnswers = (book = createBook()): FakeAnswer[] => [
  ...book.answers,
  answer(listDepartments, () => ({ count: 2, results: [department, laboratory], everyone: 'everyone@jinshu.example' })),
  answer(listDepartmentMembers, ({ query }) => pageOf(entries.slice(0, 3), query)),
  answer(listCompanyCategories, () => ({ count: 0, results: [] })),
  answer(listCompanyContacts, ({ query }) => pageOf(entries.slice(3), query)),
  answer(listSharedDomains, () => ({ count: 0, results: [] })),
  answer(listDomainGroups, () => ({ count: 0, results: [] })),
  answer(listDomainMembers, ({ query }) => pageOf(entries.slice(0, 0), query)),
  answer(listMailingLists, ({ query }) => pageOf([{ id: 1, address: 'all@jinshu.example', name: '全员通知', type: '通知' }], query)),
  answer(exportMembers, () => file('members.xlsx')),
  answer(exportMembersForFoxmail, () => file('foxmail.csv')),
  answer(exportMembersForOutlook, () => file('outlook.csv')),
  answer(getExportTutorial, () => ({
    count: 1,
    results: [{ program: 'foxmail' as const, format: 'csv', charset: 'GB18030', columns: ['姓名', '电子邮件'] }],
  })),
  answer(showContact, ({ query: { address } }) => {
    const entry = entries.find((one) => one.address === address);
    return {
      address,
      name: entry?.name ?? '',
      englishName: '',
      departments: entry ? [entry.detail] : [],
      position: '',
      company: '',
      mobile: '',
      workPhone: '',
      jobNumber: '',
      imageUrl: '',
      source: entry ? 'oab' : '',
      contactId: 0,
      isContact: false,
      isSelf: false,
    };
  }),
];
