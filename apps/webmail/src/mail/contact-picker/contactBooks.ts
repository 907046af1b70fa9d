import {
  type Contact,
  type ContactNode,
  type ContactSource,
  type LoginInfo,
  listCompanyCategories,
  listCompanyContacts,
  listContactGroups,
  listDepartmentMembers,
  listDepartments,
  listDomainGroups,
  listDomainMembers,
  listMailingLists,
  listPersonalContacts,
  listSharedDomains,
} from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { PickerContact, PickerNode } from '@jinshu/ui/contact-picker';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The books that are shown to a user, in their order (PIC-11, PIC-14, PRM-08, PRM-09). */
export function booksOf(
  info: Pick<LoginInfo, 'hasDepartments' | 'showsOrganisationBook' | 'showsCompanyBook' | 'showsSharedDomainBooks'>,
): ContactSource[] {
  const isShown: Record<ContactSource, boolean> = {
    pab: true,
    oab: info.hasDepartments && info.showsOrganisationBook,
    cab: info.showsCompanyBook,
    soab: info.showsSharedDomainBooks,
    lab: info.hasDepartments,
  };
  return (Object.keys(isShown) as ContactSource[]).filter((source) => isShown[source]);
}

/** The node that means the whole book. */
export const wholeBook = 'all';

/** Builds a tree from nodes with parent ids. A node whose parent is missing goes to the top level. */
export function toTree(nodes: readonly Pick<ContactNode, 'id' | 'parentId' | 'name' | 'address'>[]): PickerNode[] {
  const known = new Set(nodes.map(({ id }) => id));
  const below = Map.groupBy(nodes, ({ parentId }) => (known.has(parentId) ? parentId : 0));
  const draw = (parentId: number): PickerNode[] =>
    (below.get(parentId) ?? []).map(({ id, name, address }) => ({
      id: String(id),
      name,
      ...(address !== '' && { address }),
      children: draw(id),
    }));
  return draw(0);
}

/** Departments of a shared domain. Their ids include the domain, because another domain can contain the same department. */
const within = (domainId: number, nodes: readonly PickerNode[]): PickerNode[] =>
  nodes.map((node) => ({ ...node, id: `${domainId}/${node.id}`, children: within(domainId, node.children ?? []) }));

/** Labels for nodes that have no name in a book. */
export interface BookWords {
  all: string;
  noGroup: string;
  everyone: string;
}

/** The root node of a book whose people have no address in common. */
const wholeOf = ({ all }: BookWords): PickerNode => ({ id: wholeBook, name: all });

/** Reads the nodes of a book, the root first. Everyone in the organization can be addressed like a department (PIC-09). */
async function readNodes(api: ApiClient, source: ContactSource, words: BookWords, signal: AbortSignal): Promise<PickerNode[]> {
  const call = { signal };
  switch (source) {
    case 'pab': {
      const { results } = await api.call(listContactGroups, { query: {} }, call);
      const groups = results.map(({ id, name }) => ({ id: String(id), name }));
      return groups.length === 0 ? [wholeOf(words)] : [wholeOf(words), ...groups, { id: '0', name: words.noGroup }];
    }
    case 'oab': {
      const { results, everyone } = await api.call(listDepartments, undefined, call);
      const nodes = toTree(results);
      return everyone === '' ? [wholeOf(words), ...nodes] : [{ id: wholeBook, name: words.everyone, address: everyone }, ...nodes];
    }
    case 'cab':
      return [wholeOf(words), ...toTree((await api.call(listCompanyCategories, undefined, call)).results)];
    case 'soab':
      return [
        wholeOf(words),
        ...(await Promise.all(
          (
            await api.call(listSharedDomains, undefined, call)
          ).results.map(async ({ id, name }) => {
            const { results } = await api.call(listDomainGroups, { query: { domainId: id } }, call);
            return { id: String(id), name, children: within(id, toTree(results)) };
          }),
        )),
      ];
    case 'lab':
      return [wholeOf(words)];
  }
}

/** Query of the tree on the left of an address book. */
export const bookTreeOptions = (api: ApiClient, source: ContactSource, words: BookWords) =>
  queryOptions({
    queryKey: ['contact', 'tree', source, words],
    queryFn: ({ signal }): Promise<PickerNode[]> => readNodes(api, source, words, signal),
    staleTime: 60_000,
  });

/** Page of people in an address book. */
export interface BookPage {
  source: ContactSource;
  nodeId: string;
  search: string;
  page: number;
  pageSize: number;
}

const toPicked = ({ id, address, name, detail }: Pick<Contact, 'id' | 'address' | 'name' | 'detail'>): PickerContact => ({
  id: String(id),
  address,
  name,
  ...(detail !== '' && { detail }),
});

/** The domain, and the department of it, that a node of the shared domains means. */
function domainNode(nodeId: string): { domainId?: number; departmentId?: number } {
  if (nodeId === wholeBook) return {};
  const [domainId, departmentId] = nodeId.split('/').map(Number);
  return { ...(domainId !== undefined && { domainId }), ...(departmentId !== undefined && { departmentId }) };
}

async function readPage(api: ApiClient, { source, nodeId, search, page, pageSize }: BookPage, signal: AbortSignal) {
  const query = { page, pageSize, ...(search.trim() !== '' && { search: search.trim() }) };
  const node = nodeId === wholeBook ? undefined : Number(nodeId);
  const read = () => {
    switch (source) {
      case 'pab':
        return api.call(listPersonalContacts, { query: { ...query, groupId: node } }, { signal });
      case 'oab':
        return api.call(listDepartmentMembers, { query: { ...query, departmentId: node } }, { signal });
      case 'cab':
        return api.call(listCompanyContacts, { query: { ...query, categoryId: node } }, { signal });
      case 'soab':
        return api.call(listDomainMembers, { query: { ...query, ...domainNode(nodeId) } }, { signal });
      case 'lab':
        return api.call(listMailingLists, { query }, { signal }).then(({ count, results }) => ({
          count,
          results: results.map((list) => ({ ...list, detail: list.type })),
        }));
    }
  };
  const { count, results } = await read();
  return { total: count, contacts: results.map(toPicked) };
}

/** A page of people of a book (PIC-12, PIC-17). */
export const bookPageOptions = (api: ApiClient, page: BookPage) =>
  queryOptions({
    queryKey: ['contact', 'page', page],
    queryFn: ({ signal }) => readPage(api, page, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
