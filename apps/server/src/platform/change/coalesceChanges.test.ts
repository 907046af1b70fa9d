import type { Change } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { coalesceChanges } from './coalesceChanges.ts';

const added = (uids: number[], folder = 'INBOX', isArrival = true): Change => ({ type: 'message.added', folder, uids, isArrival });
const journal = (...changes: readonly Change[]) => changes.map((change, index) => ({ version: index + 1, change }));

describe('coalesceChanges', () => {
  it('makes one of neighbours of a kind, which stands for all their versions', () => {
    expect(coalesceChanges(journal(added([1]), added([2, 3]), added([3, 4])))).toEqual([
      { change: added([1, 2, 3, 4]), versions: [1, 2, 3] },
    ]);
  });

  it('keeps apart what differs in folder, kind or arrival, and the order of it all', () => {
    const changes = journal(added([1]), added([2], 'Sent'), added([3]), added([4], 'INBOX', false), {
      type: 'message.removed',
      folder: 'INBOX',
      uids: [3],
    });
    expect(coalesceChanges(changes)).toEqual(changes.map(({ change, version }) => ({ change, versions: [version] })));
  });

  it('keeps a whole folder whole', () => {
    const changed = (uids: number[]): Change => ({ type: 'message.changed', folder: 'INBOX', uids });
    expect(coalesceChanges(journal(changed([1]), changed([]), changed([2])))).toEqual([{ change: changed([]), versions: [1, 2, 3] }]);
  });

  it('says once what names no mail', () => {
    const draft = (draftId: string): Change => ({ type: 'draft.changed', draftId });
    const changes = journal(draft('a'), { type: 'folder.changed' }, draft('b'), draft('a'), { type: 'folder.changed' });
    expect(coalesceChanges(changes)).toEqual([
      { change: draft('a'), versions: [1, 4] },
      { change: { type: 'folder.changed' }, versions: [2, 5] },
      { change: draft('b'), versions: [3] },
    ]);
  });
});
