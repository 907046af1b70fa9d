import {
  type CompanyContact,
  type CompanyImportRow,
  changeOperationContact,
  checkCompanyImport,
  createOperationContact,
  deleteOperationContacts,
  downloadCompanyImport,
  emptyContact,
  exportOperationContacts,
  getOperationContact,
  importCompanyContacts,
  listOperationCategories,
  listOperationContacts,
  moveOperationContacts,
  Problem,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);
beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:file');
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const contact = (id: number, name: string, change: Partial<CompanyContact> = {}): CompanyContact => {
  const { imageUrl: _image, groupIds: _groups, ...empty } = emptyContact;
  return { ...empty, id, name, address: `c${id}@print.example`, categoryId: 2, categoryName: '印刷', version: 3, ...change };
};
const han = contact(5, '韩梅', { company: '春风印刷', position: '经理', mobile: '139 1234' });
const wang = contact(6, '王芳');
const categories = answer(listOperationCategories, () => ({
  count: 2,
  results: [
    { id: 1, name: '供应商', parentId: null, contactCount: 0, allContactCount: 2, version: 1 },
    { id: 2, name: '印刷', parentId: 1, contactCount: 2, allContactCount: 2, version: 1 },
  ],
}));
const list = answer(listOperationContacts, () => ({ count: 2, results: [han, wang] }));
const one = answer(getOperationContact, () => han);
const open = (at: string, { answers = [], ...more }: Parameters<typeof openBackStage>[0] = {}) =>
  openBackStage({ at: `/operation/books${at}`, answers: [...answers, categories, list, one], ...more });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) }, patience);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, patience));
const choose = async (within_: { getByRole: typeof screen.getByRole }, field: RegExp, option: string) => {
  fireEvent.click(within_.getByRole('button', { name: field }));
  fireEvent.click(await screen.findByRole('option', { name: option }, patience));
};
const blob = () => ({ blob: new Blob(['x']), fileName: 'book.csv' }) as never;

describe('the contacts of the company book', () => {
  it('BAK-58 lists them with a search, a filter and sorting that are in the address, and exports what fits as csv, xlsx and vCard', async () => {
    const { server, visited } = await open('?category=2', { answers: [answer(exportOperationContacts, blob)] });
    expect((await row('韩梅')).textContent).toContain('c5@print.example春风印刷');
    expect(screen.getByText('2 contacts')).toBeDefined();
    expect(server.callsOf(listOperationContacts)).toEqual([{ query: { page: 1, pageSize: 20, categoryId: 2 } }]);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search contacts' }), { target: { value: 'han' } });
    await waitFor(
      () =>
        expect(server.callsOf(listOperationContacts).at(-1)).toEqual({ query: { page: 1, pageSize: 20, categoryId: 2, keyword: 'han' } }),
      patience,
    );
    expect(visited.at(-1)).toBe('/operation/books?category=2&q=han');
    await press('Export');
    expect((await screen.findAllByRole('menuitem', {}, patience)).map(({ textContent }) => textContent)).toEqual([
      'As CSV',
      'As XLSX',
      'As vCard',
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'As vCard' }));
    await waitFor(
      () => expect(server.callsOf(exportOperationContacts)).toEqual([{ query: { format: 'vcf', categoryId: 2, keyword: 'han' } }]),
      patience,
    );
  });

  it('BAK-58 adds one in a category, with the rules of the form, and keeps what was typed when its address is taken', async () => {
    const create = vi
      .fn(() => han)
      .mockImplementationOnce(() => {
        throw new Problem('operation-refused', { reason: 'contact-taken' }, { fields: { email: ['contact-taken'] } });
      });
    const { server, visited } = await open('', { answers: [answer(createOperationContact, create)] });
    await row('韩梅');
    await press('New contact');
    const form = within(await screen.findByRole('form', { name: 'Contact' }, patience));
    const [save] = screen.getAllByRole('button', { name: 'Save' });
    fireEvent.click(save as HTMLElement);
    const address = form.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
    expect([address.getAttribute('aria-invalid'), server.callsOf(createOperationContact)]).toEqual(['true', []]);
    fireEvent.change(form.getByRole('textbox', { name: /Full name/ }), { target: { value: '罗岚' } });
    fireEvent.change(address, { target: { value: 'luo@law.example' } });
    fireEvent.click(save as HTMLElement);
    await screen.findByText('Choose a category.', {}, patience);
    await choose(screen, /^Category|Category$/, '印刷');
    fireEvent.click(save as HTMLElement);
    await waitFor(() => expect(server.callsOf(createOperationContact)).toHaveLength(1), patience);
    await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'), patience);
    expect(address.value).toBe('luo@law.example');
    fireEvent.change(address, { target: { value: 'luo@new.example' } });
    fireEvent.click(save as HTMLElement);
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/books'), patience);
    expect(server.callsOf(createOperationContact).at(-1)).toMatchObject({
      body: { name: '罗岚', address: 'luo@new.example', categoryId: 2, birthday: '', otherAddresses: [] },
    });
  });

  it('BAK-58 sends what was changed with the version that was opened, and moves to another category with it', async () => {
    const { server } = await open('/contacts/5', { answers: [answer(changeOperationContact, () => han)] });
    const form = within(await screen.findByRole('form', { name: 'Contact' }, patience));
    fireEvent.change(form.getByRole('textbox', { name: 'Company' }), { target: { value: '新印刷' } });
    await choose(screen, /Category/, '供应商');
    await press('Save');
    await waitFor(
      () =>
        expect(server.callsOf(changeOperationContact)).toEqual([
          { params: { id: 5 }, body: { version: 3, company: '新印刷', categoryId: 1 } },
        ]),
      patience,
    );
  });

  it('BAK-58 BAK-09 moves and deletes several after a question that says how many', async () => {
    const { server } = await open('', {
      answers: [answer(moveOperationContacts, () => ({ count: 2 })), answer(deleteOperationContacts, () => ({ count: 1 }))],
    });
    for (const name of ['韩梅', '王芳']) fireEvent.click(within(await row(name)).getByRole('checkbox'));
    expect(screen.getByText('2 contacts selected')).toBeDefined();
    await press('Move');
    const move = await dialog('Move 2 contacts');
    fireEvent.click(move.getByRole('button', { name: 'Move' }));
    await move.findByText('Choose a category.', {}, patience);
    await choose(move as never, /Category/, '供应商');
    fireEvent.click(move.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(server.callsOf(moveOperationContacts)).toEqual([{ body: { ids: [5, 6], categoryId: 1 } }]), patience);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    fireEvent.click(within(await row('韩梅')).getByRole('checkbox'));
    await press('Delete');
    fireEvent.click((await dialog('Delete 1 contact?')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.callsOf(deleteOperationContacts)).toEqual([{ body: { ids: [5] } }]), patience);
  });

  it('BAK-58 shows what each row of a file becomes before it imports, and offers the results for one download', async () => {
    const results: CompanyImportRow[] = [
      { row: 1, outcome: 'new', name: '罗岚', address: 'luo@law.example', category: ['供应商'], fault: null, ignored: ['生日'] },
      {
        row: 2,
        outcome: 'faulty',
        name: '坏',
        address: '',
        category: ['供应商'],
        fault: { column: 'address', reason: 'bad-address' },
        ignored: [],
      },
    ];
    const checked = { newCount: 1, changedCount: 0, unchangedCount: 0, faultyCount: 1, columns: [], count: 2, results };
    const { server } = await open('/import', {
      answers: [
        answer(checkCompanyImport, () => checked),
        answer(importCompanyContacts, () => ({ ...checked, id: 9 })),
        answer(downloadCompanyImport, blob),
      ],
    });
    await screen.findByText(/A row names its category/, {}, patience);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const file = new File(['x'], 'contacts.csv', { type: 'text/csv' });
    fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
    const faulty = await row('坏');
    expect(faulty.textContent).toContain('Address: Not a valid address.');
    expect((await row('罗岚')).textContent).toContain('New Left out: 生日');
    expect(server.callsOf(importCompanyContacts)).toEqual([]);
    expect(server.callsOf(checkCompanyImport)).toMatchObject([{ body: { categoryId: 1 } }]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Import all rows or none' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 1 row' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Import all rows or none' }));
    await press('Import 1 row, skip 1');
    await press('Download results as CSV');
    await waitFor(() => expect(server.callsOf(downloadCompanyImport)).toEqual([{ params: { id: 9 }, body: { format: 'csv' } }]), patience);
    expect(server.callsOf(importCompanyContacts)).toMatchObject([{ body: { categoryId: 1, isAllOrNothing: false } }]);
    await waitFor(
      () => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download results as XLSX' }).disabled).toBe(true),
      patience,
    );
  });

  it('BAK-15 BAK-58 an auditor sees and exports the contacts and can change none', async () => {
    await open('', { session: exampleSession({ role: 'auditor' }) });
    await row('韩梅');
    expect(screen.queryByRole('checkbox')).toBeNull();
    for (const name of ['New contact', 'Import']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export' })).toBeDefined();
  });
});
