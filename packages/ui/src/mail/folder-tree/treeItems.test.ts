import { describe, expect, it } from 'vitest';
import { findByTyping } from '../../foundation/grid-core/findByTyping.ts';
import { type Folder, treeItems } from './treeItems.ts';
import { folderBefore } from './useFolderDrag.ts';

const words = { myFolders: 'My folders', folders: { INBOX: 'Inbox', Drafts: 'Drafts' } };
const folder = (overrides: Partial<Folder>): Folder => ({
  rawName: 'INBOX',
  name: 'INBOX',
  unseenCount: 0,
  isDefault: true,
  isLocked: false,
  ...overrides,
});
const folders = [
  folder({ unseenCount: 12 }),
  folder({ rawName: 'Drafts', name: 'Drafts' }),
  folder({ rawName: 'u7', name: 'Yunchuan', isDefault: false, unseenCount: 2 }),
  folder({ rawName: 'u8', name: 'Pay', isDefault: false, isLocked: true }),
];

describe('treeItems', () => {
  it('FLD-04 FLD-05 puts default folders at the top and the user’s own below their node', () => {
    const entries = [{ key: 'review', name: 'Mail review', unseenCount: 4, icon: 'clipboard_task' as const }];
    const lines = treeItems(folders, entries, true, words).map(({ name, level, count, position, setSize }) => [
      name,
      level,
      count,
      position,
      setSize,
    ]);
    expect(lines).toEqual([
      ['Inbox', 1, 12, 1, 4],
      ['Drafts', 1, 0, 2, 4],
      ['Mail review', 1, 4, 3, 4],
      ['My folders', 1, 0, 4, 4],
      ['Yunchuan', 2, 2, 1, 2],
      ['Pay', 2, 0, 2, 2],
    ]);
  });

  it('hides the user’s own folders while their node is closed, and the node when there are none', () => {
    expect(treeItems(folders, [], false, words).map(({ key }) => key)).toEqual(['INBOX', 'Drafts', 'my-folders']);
    expect(treeItems(folders.slice(0, 2), [], true, words).map(({ key }) => key)).toEqual(['INBOX', 'Drafts']);
  });

  it('FLD-07 gives a locked folder a lock', () => {
    expect(treeItems(folders, [], true, words).at(-1)?.icon).toBe('lock_closed');
  });
});

describe('findByTyping', () => {
  const names = treeItems(folders, [], true, words).map(({ name }) => name);
  it('goes round, and stays while a word goes on', () => {
    expect(names[findByTyping(names, 3, 'd')]).toBe('Drafts');
    expect(names[findByTyping(names, 1, 'dr')]).toBe('Drafts');
    expect(findByTyping(names, 0, 'zz')).toBe(-1);
  });
});

describe('folderBefore', () => {
  const own = ['a', 'b', 'c'].map((rawName) => folder({ rawName, name: rawName, isDefault: false }));
  const at = (moved: number, target: number, place: 'before' | 'after') => {
    const [one, other] = [own[moved], own[target]];
    return one && other && folderBefore(own, one, other, place)?.rawName;
  };
  it('names the folder that stands behind the one that was dropped', () => {
    expect([at(0, 2, 'before'), at(0, 2, 'after'), at(2, 0, 'before'), at(0, 1, 'after')]).toEqual(['c', undefined, 'a', 'c']);
  });
});
