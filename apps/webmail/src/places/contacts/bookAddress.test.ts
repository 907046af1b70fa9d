import { expect, it } from 'vitest';
import { addressOf, viewOf } from './bookAddress.ts';

it('CON-02 RTE-18 the address carries book, group, page, size and order, and leaves out what is usual', () => {
  const view = viewOf('pab', new URLSearchParams('group=7&page=3&size=50&sort=mobile&order=desc&search=chen&contact=12'));
  expect(view).toEqual({
    source: 'pab',
    nodeId: '7',
    search: 'chen',
    page: 3,
    pageSize: 50,
    sort: 'mobile',
    isDescending: true,
    contact: '12',
    edit: null,
  });
  expect(addressOf(view)).toBe('/contact/pab?group=7&search=chen&page=3&size=50&sort=mobile&order=desc&contact=12');
  expect(addressOf(viewOf('oab', new URLSearchParams()))).toBe('/contact/oab');
});

it('CON-03 a page that says nothing has 10 rows, and numbers that no page has are ignored', () => {
  const { page, pageSize, sort } = viewOf('oab', new URLSearchParams('page=-2&size=33&sort=age'));
  expect([page, pageSize, sort]).toEqual([1, 10, 'name']);
});
