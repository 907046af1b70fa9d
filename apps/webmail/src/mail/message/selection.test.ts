import { describe, expect, it } from 'vitest';
import { exampleRow } from '../../testing/examples.ts';
import { chosenRows, nothing, type Selection, select } from './selection.ts';

const rows = [
  exampleRow({ uid: 1, isRead: true }),
  exampleRow({ uid: 2, isRead: false }),
  exampleRow({ uid: 3, isRead: true }),
  exampleRow({ uid: 4, isRead: false, isMoved: true }),
];
const only = (...uids: number[]): Selection => ({ kind: 'rows', keys: new Set(uids.map((uid) => `INBOX/${uid}`)) });

describe('LST-02 the select menu', () => {
  it('all chooses every mail of the folder', () => expect(select('all', nothing, rows)).toEqual({ kind: 'all' }));

  it.each<[Parameters<typeof select>[0], Selection, Selection]>([
    ['page', nothing, only(1, 2, 3)],
    ['unread', only(1), only(2)],
    ['read', only(2), only(1, 3)],
    ['invert', only(2), only(1, 3)],
    ['invert', { kind: 'all' }, only()],
    ['invert', nothing, only(1, 2, 3)],
    ['none', only(1, 2), nothing],
  ])('%s of %j', (kind, before, after) => expect(select(kind, before, rows)).toEqual(after));
});

describe('the chosen rows', () => {
  const uids = (selection: Selection) => chosenRows(selection, rows).map(({ uid }) => uid);

  it('are those on screen with a chosen key', () => expect(uids(only(2, 3, 99))).toEqual([2, 3]));
  it('are all rows on screen when the folder is chosen, but for what has moved (LST-48)', () =>
    expect(uids({ kind: 'all' })).toEqual([1, 2, 3]));
  it('tell mails of two folders with one number apart', () =>
    expect(chosenRows(only(1), [exampleRow({ uid: 1, folder: 'Sent' })])).toEqual([]));
});
