import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../foundation/provider/index.ts';
import { en } from '../../foundation/strings/index.ts';
import { OrderTree } from './index.ts';

afterEach(cleanup);

it('BAK-57 shows categories with their numbers of contacts, opens one, and moves it among its siblings by keyboard', () => {
  const [select, move] = [vi.fn(), vi.fn()];
  const nodes = [
    { id: 1, name: '供应商', parentId: null, count: 12 },
    { id: 2, name: '印刷', parentId: 1, count: 4 },
    { id: 3, name: '物流', parentId: 1, count: 3 },
  ];
  render(
    <UiProvider locale="en" strings={en}>
      <OrderTree label="Categories" icon="book_contacts" nodes={nodes} selectedId={1} onSelect={select} onMove={move} />
    </UiProvider>,
  );
  const row = screen.getByRole('row', { name: '物流' });
  expect([row.textContent, row.getAttribute('aria-level')]).toEqual(['物流3', '2']);
  fireEvent.click(row);
  expect(select).toHaveBeenCalledWith(3);
  fireEvent.keyDown(row, { key: 'ArrowUp', altKey: true });
  expect(move).toHaveBeenLastCalledWith(3, { parentId: 1, beforeId: 2 });
  fireEvent.keyDown(row, { key: 'ArrowRight', altKey: true });
  expect(move).toHaveBeenLastCalledWith(3, { parentId: 2, beforeId: null });
});
