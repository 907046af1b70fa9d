import type { Change } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { coalesceChanges } from './coalesceChanges.ts';

const added = (uids: number[], folder = 'INBOX', isArrival = true): Change => ({ type: 'message.added', folder, uids, isArrival });

describe('coalesceChanges', () => {
  it('makes one of neighbours of a kind', () => {
    expect(coalesceChanges([added([1]), added([2, 3]), added([3, 4])])).toEqual([added([1, 2, 3, 4])]);
  });

  it('keeps apart what differs in folder, kind or arrival, and the order of it all', () => {
    const changes: Change[] = [
      added([1]),
      added([2], 'Sent'),
      added([3]),
      added([4], 'INBOX', false),
      { type: 'message.removed', folder: 'INBOX', uids: [3] },
    ];
    expect(coalesceChanges(changes)).toEqual(changes);
  });

  it('keeps a whole folder whole', () => {
    const changed = (uids: number[]): Change => ({ type: 'message.changed', folder: 'INBOX', uids });
    expect(coalesceChanges([changed([1]), changed([]), changed([2])])).toEqual([changed([])]);
  });

  it('says once what names no mail', () => {
    const draft = (draftId: string): Change => ({ type: 'draft.changed', draftId });
    expect(coalesceChanges([draft('a'), { type: 'folder.changed' }, draft('b'), draft('a'), { type: 'folder.changed' }])).toEqual([
      draft('a'),
      { type: 'folder.changed' },
      draft('b'),
    ]);
  });
});
