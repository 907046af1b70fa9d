import {
  type Contact,
  type ContactNode,
  getContact,
  getExportTutorial,
  listCompanyCategories,
  listCompanyContacts,
  listContactGroups,
  listDepartmentMembers,
  listDepartments,
  listDomainGroups,
  listDomainMembers,
  listDuplicates,
  listPersonalContacts,
  listSharedDomains,
  type PersonalContact,
} from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type BookSource, type BookView, collectedNode, wholeBook } from './bookAddress.ts';

/** Every key begins so: a change of the contacts makes them stale. */
const all = ['contact', 'place'] as const;

/** A person on a page of a book; of the personal book with every field. */
export type Person = Contact | PersonalContact;

/** The groups of the personal book, with how many contacts are in each, in none, and in all. */
export const groupsOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: [...all, 'groups'],
    queryFn: ({ signal }) => api.call(listContactGroups, { query: {} }, { signal }),
  });

/** A node of a book, with the id that the address names it by. */
export interface PlacedNode extends Omit<ContactNode, 'id' | 'parentId' | 'children'> {
  id: string;
  parentId: string;
}

const placed = (nodes: readonly ContactNode[], prefix = '', top = ''): PlacedNode[] =>
  nodes.map(({ id, parentId, name, count, address, isDepartment }) => ({
    id: `${prefix}${id}`,
    parentId: parentId === 0 ? top : `${prefix}${parentId}`,
    name,
    count,
    address,
    isDepartment,
  }));

async function readNodes(api: ApiClient, source: Exclude<BookSource, 'pab'>, signal: AbortSignal): Promise<PlacedNode[]> {
  const call = { signal };
  if (source === 'oab') return placed((await api.call(listDepartments, undefined, call)).results);
  if (source === 'cab') return placed((await api.call(listCompanyCategories, undefined, call)).results);
  const domains = (await api.call(listSharedDomains, undefined, call)).results;
  const below = await Promise.all(
    domains.map(async ({ id }) =>
      placed((await api.call(listDomainGroups, { query: { domainId: id } }, call)).results, `${id}/`, String(id)),
    ),
  );
  return [...placed(domains), ...below.flat()];
}

/** The tree of a book that the organization keeps, parents before children. */
export const nodesOptions = (api: ApiClient, source: Exclude<BookSource, 'pab'>) =>
  queryOptions({
    queryKey: [...all, 'nodes', source],
    queryFn: ({ signal }) => readNodes(api, source, signal),
    staleTime: 60_000,
  });

/** The part of a view that decides who is on the page. */
export type PeopleOf = Pick<BookView, 'source' | 'nodeId' | 'search' | 'page' | 'sort' | 'isDescending'> & { pageSize: number };

const number = (nodeId: string) => (nodeId === wholeBook || nodeId === collectedNode ? undefined : Number(nodeId));

async function readPeople(api: ApiClient, { source, nodeId, search, ...rest }: PeopleOf, signal?: AbortSignal) {
  const words = search.trim();
  const query = { ...rest, ...(words !== '' && { search: words }) };
  const call = signal ? { signal } : {};
  const [domainId, departmentId] = nodeId === wholeBook ? [] : nodeId.split('/').map(Number);
  switch (source) {
    case 'pab':
      return api.call(
        listPersonalContacts,
        { query: { ...query, groupId: number(nodeId), ...(nodeId === collectedNode && { isCollected: true }) } },
        call,
      );
    case 'oab':
      return api.call(listDepartmentMembers, { query: { ...query, departmentId: number(nodeId) } }, call);
    case 'cab':
      return api.call(listCompanyContacts, { query: { ...query, categoryId: number(nodeId) } }, call);
    case 'soab':
      return api.call(listDomainMembers, { query: { ...query, domainId, departmentId } }, call);
  }
}

/** A page of people. While another page of the same book loads, the one before stays. */
export const peopleOptions = (api: ApiClient, people: PeopleOf) =>
  queryOptions({
    queryKey: [...all, 'people', people.source, people],
    queryFn: async ({ signal }): Promise<{ count: number; results: readonly Person[] }> => readPeople(api, people, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** Maximum number of people that one action collects from all pages. */
export const mostCollected = 2000;

/** Returns the people of all pages, up to {@link mostCollected}. */
export async function collectPeople(api: ApiClient, people: PeopleOf): Promise<Person[]> {
  const found: Person[] = [];
  for (let page = 1; found.length < mostCollected; page += 1) {
    const { count, results } = await readPeople(api, { ...people, page, pageSize: 100 });
    found.push(...results);
    if (results.length === 0 || found.length >= count) break;
  }
  return found.slice(0, mostCollected);
}

/** A personal contact with every field. */
export const contactOptions = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => api.call(getContact, { params: { id } }, { signal }),
    staleTime: 60_000,
  });

/** Sets of contacts that may be the same person: a page of them, or those with one contact. */
export const duplicatesOptions = (api: ApiClient, page: number, pageSize: number, contactId?: number) =>
  queryOptions({
    queryKey: [...all, 'duplicates', page, pageSize, contactId ?? 0],
    queryFn: ({ signal }) => api.call(listDuplicates, { query: { page, pageSize, contactId } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Query of the tutorial on using exported files. */
export const tutorialOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: [...all, 'tutorial'],
    queryFn: async ({ signal }) => (await api.call(getExportTutorial, undefined, { signal })).results,
  });
