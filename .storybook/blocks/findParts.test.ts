import { expect, test } from 'vitest';
import { findParts, groupParts } from './findParts.ts';

const find = (query: string) => findParts(query).map(({ entry }) => entry);

test.each([
  ['modal', 'dialog'],
  ['dropdown', 'select'],
  ['dropdown', 'menu'],
  ['toggle', 'switch'],
  ['spinner', 'progress-circle'],
  ['Snackbar', 'toast'],
  ['accordion', 'disclosure'],
  ['chip', 'tag-chip'],
  ['typeahead', 'combo-box'],
  ['auto complete', 'combo-box'],
  ['inbox', 'message-list'],
  ['WYSIWYG', 'rich-text-editor'],
  ['table', 'data-grid'],
  ['对话框', 'dialog'],
  ['下拉', 'select'],
  ['开关', 'switch'],
  ['富文本', 'rich-text-editor'],
  ['收件箱', 'message-list'],
])('%s finds %s', (query, entry) => {
  expect(find(query)).toContain(entry);
});

test('the name itself comes before what only has the word among its names', () => {
  expect(find('popover')).toEqual(['popover', 'hover-card', 'remark-popover']);
  expect(find('combobox')).toEqual(['combo-box']);
  expect(find('no such part')).toEqual([]);
});

test('without a query all parts show, in the groups of the sidebar', () => {
  const groups = groupParts(findParts(' '));
  expect(groups.map(({ group }) => group).slice(0, 3)).toEqual(['Actions', 'Forms', 'Structure']);
  expect(groups.flatMap(({ parts }) => parts)).toHaveLength(findParts('').length);
});
