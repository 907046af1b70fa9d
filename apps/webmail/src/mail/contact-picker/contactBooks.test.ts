import {
  type ContactSource,
  departmentAddress,
  type Endpoint,
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
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bookPageOptions, booksOf, bookTreeOptions, toTree, wholeBook } from './contactBooks.ts';

const all = { hasDepartments: true, showsOrganisationBook: true, showsCompanyBook: true, showsSharedDomainBooks: true };

it.each([
  ['PIC-11 all', {}, ['pab', 'oab', 'cab', 'soab', 'lab']],
  ['PRM-08 without the organisation', { hasDepartments: false }, ['pab', 'cab', 'soab']],
  ['PRM-09 without the organisation book', { showsOrganisationBook: false }, ['pab', 'cab', 'soab', 'lab']],
  ['PRM-09 without the company book', { showsCompanyBook: false }, ['pab', 'oab', 'soab', 'lab']],
  ['PRM-09 without shared domains', { showsSharedDomainBooks: false }, ['pab', 'oab', 'cab', 'lab']],
])('PIC-14 %s books are shown', (_, patch, books) => {
  expect(booksOf({ ...all, ...patch })).toEqual(books);
});

it('PIC-10 nodes become a tree, and one whose parent is hidden stands at the top', () => {
  const node = (id: number, parentId: number, address = '') => ({ id, name: `n${id}`, parentId, count: 0, address, isDepartment: true });
  expect(toTree([node(1, 0, 'dept_1@x.cn'), node(2, 1), node(3, 9)])).toEqual([
    { id: '1', name: 'n1', address: 'dept_1@x.cn', children: [{ id: '2', name: 'n2', children: [] }] },
    { id: '3', name: 'n3', children: [] },
  ]);
});

/** A server that has one of everything, and notes what it is asked. */
function oneOfEach() {
  const asked: { endpoint: Endpoint; input: unknown }[] = [];
  const node = { id: 3, name: '一', parentId: 0, count: 1, address: '', isDepartment: false };
  const person = { id: 7, name: '人', address: 'a@x.cn', detail: '', mobile: '', type: '通知' };
  const api = {
    call: async (endpoint: Endpoint, input: unknown) => {
      asked.push({ endpoint, input });
      return { count: 1, results: /groups|departments|domains/.test(endpoint.path) ? [node] : [person], everyone: '' };
    },
  };
  return { api: api as unknown as ApiClient, asked };
}

const words = { all: '全部', noGroup: '未分组', everyone: '全体人员' };

it('PIC-09 PIC-10 everyone of the organisation stands above its departments, with an address of its own', async () => {
  const node = { id: 3, name: '一', parentId: 0, count: 1, address: 'dept_3@x.cn', isDepartment: true };
  const api = { call: async () => ({ count: 1, results: [node], everyone: 'everyone@x.cn' }) } as unknown as ApiClient;
  expect(await new QueryClient().fetchQuery(bookTreeOptions(api, 'oab', words))).toEqual([
    { id: wholeBook, name: '全体人员', address: 'everyone@x.cn' },
    { id: '3', name: '一', address: 'dept_3@x.cn', children: [] },
  ]);
});

it('PIC-19 offers neither everyone nor a department whose address the server leaves out', async () => {
  const node = { id: 3, name: '一', parentId: 0, count: 1, address: '', isDepartment: true };
  const api = { call: async () => ({ count: 1, results: [node], everyone: '' }) } as unknown as ApiClient;
  expect(await new QueryClient().fetchQuery(bookTreeOptions(api, 'oab', words))).toEqual([
    { id: wholeBook, name: '全部' },
    { id: '3', name: '一', children: [] },
  ]);
});

it.each([
  [0, 'everyone@x.cn'],
  [-1, 'everyone@x.cn'],
  [12, 'dept_12@x.cn'],
])('PIC-09 department %i is addressed as %s', (id, address) => expect(departmentAddress(id, 'x.cn')).toBe(address));

it.each([
  ['pab', '3', [listContactGroups], listPersonalContacts, { groupId: 3 }],
  ['oab', '3', [listDepartments], listDepartmentMembers, { departmentId: 3 }],
  ['cab', '3', [listCompanyCategories], listCompanyContacts, { categoryId: 3 }],
  ['soab', '3', [listSharedDomains, listDomainGroups], listDomainMembers, { domainId: 3 }],
  ['soab', '3/4', [listSharedDomains, listDomainGroups], listDomainMembers, { domainId: 3, departmentId: 4 }],
  ['lab', wholeBook, [], listMailingLists, {}],
] as const satisfies readonly (readonly [ContactSource, string, readonly Endpoint[], Endpoint, object])[])(
  'PIC-17 CON-46 the picker reads %s at %s with the calls of the address books',
  async (source, nodeId, trees, members, where) => {
    const { api, asked } = oneOfEach();
    const queries = new QueryClient();
    const tree = await queries.fetchQuery(bookTreeOptions(api, source, words));
    expect(asked.map(({ endpoint }) => endpoint)).toEqual(trees);
    expect(tree[0]).toEqual({ id: wholeBook, name: '全部' });
    if (source === 'soab') expect(tree[1]).toMatchObject({ id: '3', children: [{ id: '3/3', name: '一' }] });
    const page = await queries.fetchQuery(bookPageOptions(api, { source, nodeId, search: ' 人 ', page: 2, pageSize: 20 }));
    expect(asked.at(-1)).toEqual({ endpoint: members, input: { query: { page: 2, pageSize: 20, search: '人', ...where } } });
    expect(page).toMatchObject({ total: 1, contacts: [{ id: '7', name: '人', address: 'a@x.cn' }] });
  },
);
