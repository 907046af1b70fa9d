/** Section that a field names an entry of. */
export type ReferenceKind = 'people' | 'sharedMailboxes' | 'lists' | 'domains' | 'departments' | 'categories';

/** Noun for an entry of each section. */
export const nouns: Readonly<Record<ReferenceKind, string>> = {
  people: 'person',
  sharedMailboxes: 'shared mailbox',
  lists: 'list',
  domains: 'domain',
  departments: 'department',
  categories: 'category',
};

/** Fields that name something, by their names, which mean the same in every section. */
export const kinds: Readonly<Record<string, ReferenceKind>> = {
  person: 'people',
  owner: 'people',
  moderators: 'people',
  writerPeople: 'people',
  reviewers: 'people',
  substitutes: 'people',
  reviewer: 'people',
  deputy: 'people',
  administrators: 'people',
  people: 'people',
  mailbox: 'sharedMailboxes',
  list: 'lists',
  aliasOf: 'domains',
  seenBy: 'domains',
  firstShared: 'domains',
  everyoneIn: 'domains',
  department: 'departments',
  roleDepartments: 'departments',
  category: 'categories',
};

const own = new Set(['address', 'path', 'pattern', 'network', 'hash']);

/** Whether a field names something, which its spelling in capitals doesn't change. */
export const isReference = (field: string): boolean => own.has(field) || Object.hasOwn(kinds, field);
