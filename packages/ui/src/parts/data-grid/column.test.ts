import { describe, expect, it } from 'vitest';
import { nextSort, rowHeaderOf, sectionsOf, tracksOf } from './column.ts';

const columns = [
  { id: 'name', name: 'Name', minWidth: 160, cell: String },
  { id: 'owner', name: 'Owner', width: 140, showsFrom: 'wide' as const, cell: String },
  { id: 'size', name: 'Size', width: 100, cell: String },
];

describe('columns', () => {
  it('share the room that is left, and leave out what a narrow grid has no room for', () => {
    expect(tracksOf(columns, {}, 'wide', true)).toEqual(['44px', 'minmax(160px, 1fr)', '140px', '100px']);
    expect(tracksOf(columns, {}, 'narrow', false)).toEqual(['minmax(160px, 1fr)', '100px']);
  });

  it('keep the width they were pulled to', () => {
    expect(tracksOf(columns, { name: 300, size: 80 }, 'medium', false)).toEqual(['300px', '80px']);
  });

  it('name the row by the first, or by the one that says so', () => {
    expect(rowHeaderOf(columns)).toBe('name');
    expect(rowHeaderOf([...columns, { id: 'who', name: 'Who', isRowHeader: true, cell: String }])).toBe('who');
  });

  it('sort upwards first, then the other way', () => {
    expect(nextSort(undefined, 'size')).toEqual({ column: 'size', direction: 'ascending' });
    expect(nextSort({ column: 'size', direction: 'ascending' }, 'size')).toEqual({ column: 'size', direction: 'descending' });
    expect(nextSort({ column: 'size', direction: 'descending' }, 'name')).toEqual({ column: 'name', direction: 'ascending' });
  });
});

describe('sections', () => {
  it('hold the rows that follow each other under one title', () => {
    expect(sectionsOf(['a1', 'a2', 'b1'], ([first]) => first ?? '')).toEqual([
      { title: 'a', rows: ['a1', 'a2'] },
      { title: 'b', rows: ['b1'] },
    ]);
    expect(sectionsOf(['a1'], undefined)).toEqual([{ rows: ['a1'] }]);
  });
});
