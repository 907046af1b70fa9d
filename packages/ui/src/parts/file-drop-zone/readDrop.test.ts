import type { DirectoryDropItem, DropItem, FileDropItem } from 'react-aria-components';
import { expect, test } from 'vitest';
import { acceptsFile, readDrop, sortFiles } from './readDrop.ts';

const file = (name: string, type = ''): FileDropItem => ({
  kind: 'file',
  name,
  type,
  getFile: async () => new File(['x'], name, { type }),
  getText: async () => 'x',
});
const folder = (name: string, ...entries: (FileDropItem | DirectoryDropItem)[]): DirectoryDropItem => ({
  kind: 'directory',
  name,
  async *getEntries() {
    yield* entries;
  },
});
const dropped = (path: string, type = '') => ({ path, file: new File(['x'], path.split('/').at(-1) ?? '', { type }) });

test('a folder gives the files in it, each with its path', async () => {
  const drop: DropItem[] = [file('a.eml'), folder('2026', file('b.eml'), folder('empty'), folder('03', file('c.eml')))];
  expect((await readDrop(drop, true)).map(({ path }) => path)).toEqual(['a.eml', '2026/b.eml', '2026/03/c.eml']);
});

test('where folders are not taken, what is in them is left', async () => {
  expect((await readDrop([folder('2026', file('b.eml')), file('a.eml')], false)).map(({ path }) => path)).toEqual(['a.eml']);
});

test('a file is taken by its ending or by its kind', () => {
  expect(acceptsFile({ name: 'A.EML', type: '' }, ['.eml'])).toBe(true);
  expect(acceptsFile({ name: 'a.msg', type: 'message/rfc822' }, ['.eml', 'message/rfc822'])).toBe(true);
  expect(acceptsFile({ name: 'a.png', type: 'image/png' }, ['image/*'])).toBe(true);
  expect(acceptsFile({ name: 'eml', type: 'text/plain' }, ['.eml', 'image/*'])).toBe(false);
  expect(acceptsFile({ name: 'anything', type: '' }, [])).toBe(true);
});

test('what is not taken is told by its path', () => {
  const files = [dropped('a.eml'), dropped('x/b.png', 'image/png'), dropped('c.eml')];
  const many = sortFiles(files, { acceptedFileTypes: ['.eml'], allowsMultiple: true });
  expect([many.accepted.map(({ path }) => path), many.rejected]).toEqual([['a.eml', 'c.eml'], ['x/b.png']]);
  const one = sortFiles(files, { acceptedFileTypes: [], allowsMultiple: false });
  expect([one.accepted.map(({ path }) => path), one.rejected]).toEqual([['a.eml'], ['x/b.png', 'c.eml']]);
});
