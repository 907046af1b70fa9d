import { messageSorts, pageSizes } from '@jinshu/api';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstView, useListView } from './useListView.ts';

describe('LST-53 LST-54 a folder that is opened', () => {
  it('LST-04 shows its first page, newest first, with nothing filtered', () =>
    expect(firstView('INBOX', 20)).toEqual({
      folder: 'INBOX',
      page: 1,
      pageSize: 20,
      sort: 'REVERSE ARRIVAL',
      viewFilter: '',
      sender: '',
      subject: '',
      content: '',
    }));

  it('LST-49 the sizes on offer are 10, 20, 50 and 100', () => expect(pageSizes).toEqual([10, 20, 50, 100]));
});

describe('useListView', () => {
  const show = () =>
    renderHook(({ pageSize }) => useListView('INBOX', pageSize, new URLSearchParams()), { initialProps: { pageSize: 20 } });

  it('turns pages and keeps order and filter', () => {
    const { result } = show();
    act(() => result.current.setSort('FROM'));
    act(() => result.current.setViewFilter('unseen'));
    act(() => result.current.setPage(3));
    expect(result.current.view).toMatchObject({ page: 3, sort: 'FROM', viewFilter: 'unseen' });
  });

  it.each([
    ['order', (view: ReturnType<typeof useListView>) => view.setSort(messageSorts[6])],
    ['filter', (view: ReturnType<typeof useListView>) => view.setViewFilter('flagged')],
    ['size', (view: ReturnType<typeof useListView>) => view.setPageSize(50)],
  ])('another %s begins at page 1', (_, change) => {
    const { result } = show();
    act(() => result.current.setPage(4));
    act(() => change(result.current));
    expect(result.current.view.page).toBe(1);
  });

  it('LST-50 follows the size that the session has saved', () => {
    const { result, rerender } = show();
    rerender({ pageSize: 100 });
    expect(result.current.view.pageSize).toBe(100);
  });
});
