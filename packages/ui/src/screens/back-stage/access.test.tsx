import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../foundation/provider/index.ts';
import { en } from '../../foundation/strings/index.ts';
import { TableList } from './index.ts';

afterEach(cleanup);

describe('the access to mailboxes', () => {
  it('BAK-50 is listed and searched, and each row has a button that ends it', () => {
    const [search, end] = [vi.fn(), vi.fn()];
    const rows = [
      { mailbox: '周红', holder: '林月', level: 'Full control' },
      { mailbox: '周红', holder: 'zhou@partner.example', level: 'Forward' },
    ];
    render(
      <UiProvider locale="en" strings={en}>
        <TableList
          label="Access and forwards"
          search={{ label: 'Search access', value: '', onChange: search }}
          columns={[
            { id: 'mailbox', name: 'Mailbox', isRowHeader: true, cell: ({ mailbox }) => <bdi>{mailbox}</bdi> },
            { id: 'holder', name: 'Given to', cell: ({ holder }) => <bdi>{holder}</bdi> },
            { id: 'level', name: 'Access', cell: ({ level }) => level },
          ]}
          rows={rows}
          getKey={({ holder }) => holder}
          textValue={({ mailbox, holder }) => `${mailbox} ${holder}`}
          rowActions={[{ id: 'end', label: 'End', icon: <span /> }]}
          onAction={end}
          page={1}
          pageSize={20}
          total={2}
          onPageChange={() => undefined}
        />
      </UiProvider>,
    );
    const grid = within(screen.getByRole('grid', { name: 'Access and forwards' }));
    expect(grid.getByRole('row', { name: /林月/ }).textContent).toContain('Full control');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search access' }), { target: { value: 'zhou' } });
    expect(search).toHaveBeenCalledWith('zhou');
    fireEvent.click(within(grid.getByRole('row', { name: /zhou@partner/ })).getByRole('button', { name: 'End' }));
    expect(end).toHaveBeenCalledWith('end', rows[1], expect.any(HTMLElement));
  });
});
