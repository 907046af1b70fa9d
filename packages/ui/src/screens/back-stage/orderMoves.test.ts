import { describe, expect, it } from 'vitest';
import { isWithin, placeByDrop, placeByKey } from './orderMoves.ts';

const node = (id: number, parentId: number | null) => ({ id, name: String(id), parentId });
/** 1 holds 2 (which holds 5), 3 and 4; 6 is beside 1. */
const nodes = [node(1, null), node(2, 1), node(5, 2), node(3, 1), node(4, 1), node(6, null)];

describe('BAK-24 the keyboard', () => {
  it.each([
    [3, 'ArrowUp', { parentId: 1, beforeId: 2 }],
    [3, 'ArrowDown', { parentId: 1, beforeId: null }],
    [2, 'ArrowDown', { parentId: 1, beforeId: 4 }],
    [3, 'ArrowRight', { parentId: 2, beforeId: null }],
    [3, 'ArrowLeft', { parentId: null, beforeId: 6 }],
    [2, 'ArrowUp', undefined],
    [4, 'ArrowDown', undefined],
    [2, 'ArrowRight', undefined],
    [1, 'ArrowLeft', undefined],
    [3, 'Enter', undefined],
  ])('moves %s with %s', (id, key, place) => expect(placeByKey(nodes, id, key)).toEqual(place));
});

describe('BAK-24 a drop', () => {
  it.each([
    [4, { id: 2, position: 'on' }, { parentId: 2, beforeId: null }],
    [4, { id: 2, position: 'before' }, { parentId: 1, beforeId: 2 }],
    [4, { id: 2, position: 'after' }, { parentId: 1, beforeId: 3 }],
    [2, { id: 3, position: 'before' }, { parentId: 1, beforeId: 3 }],
    [2, { id: 5, position: 'on' }, undefined],
    [2, { id: 2, position: 'on' }, undefined],
  ] as const)('moves %s to %j', (id, target, place) => expect(placeByDrop(nodes, id, target)).toEqual(place));

  it('knows what is below', () =>
    expect([isWithin(nodes, 5, 1), isWithin(nodes, 6, 1), isWithin(nodes, null, 1)]).toEqual([true, false, false]));
});
